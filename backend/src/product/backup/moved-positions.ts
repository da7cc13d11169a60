import { BEGINNING, type Position } from '@fullcourt/event-store/port'
import type { StandingRecord } from '../../storage/private-store/private-store'

const POSITION = /^\d{20}$/
/** After every fact of a log that is shorter than it was. */
const BEYOND: Position = '9'.repeat(20)

const mapPositions = (value: unknown, map: (position: Position) => Position): unknown => {
  if (typeof value === 'string') return POSITION.test(value) ? map(value) : value
  if (Array.isArray(value)) return value.map(item => mapPositions(item, map))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapPositions(item, map)]))
}

/**
 * The positions of facts in the log that they were restored into: another node gives other positions, and what policies have
 * followed is stored as positions. Only positions that are asked for are remembered.
 */
export class MovedPositions {
  private readonly moved = new Map<Position, Position>()
  private last = BEGINNING

  constructor(records: readonly StandingRecord[]) {
    for (const { value } of records)
      mapPositions(value, position => {
        this.moved.set(position, BEGINNING)
        return position
      })
  }

  /** A fact that was at `was` is at `is`; to be called in the order of the log. */
  readonly learn = (was: Position, is: Position): void => {
    this.last = was
    for (const position of this.moved.keys()) if (position >= was) this.moved.set(position, is)
  }

  /**
   * A record with every position in it as it is now: that of the last fact that was there or before, or one beyond all facts.
   */
  of(record: StandingRecord): StandingRecord {
    const now = (position: Position) => (position > this.last ? BEYOND : (this.moved.get(position) ?? position))
    return { ...record, value: mapPositions(record.value, now) }
  }
}
