import { FactOfNewerVersion } from '@fullcourt/domain/log/recall'
import { randomUUID } from 'node:crypto'
import { projection } from '../../projection'
import type { ReadFact } from '../read-fact'
import type { Fact, FactMetadata } from '@fullcourt/domain/facts/fact'
import type { EventStore, NewFact, Position } from '@fullcourt/event-store/port'

/** Points of a player of a team, the `n`-th fact of a test. A league small enough to compute by hand. */
export type PointsScored = Fact<
  'PointsScored',
  { readonly n: number; readonly player: string; readonly team: string; readonly points: number }
>
export type TeamRenamed = Fact<'TeamRenamed', { readonly n: number; readonly team: string; readonly name: string }>
export type PointsFact = PointsScored | TeamRenamed

/** What a player did, in the order in which it was taken in. */
export type Card = { readonly points: number; readonly taken: readonly number[] }
export type Table = { readonly points: { readonly [team: string]: number }; readonly games: number }
export type TeamCard = { readonly name: string }

const noCard: Card = { points: 0, taken: [] }
const noTable: Table = { points: {}, games: 0 }

export const cards = projection<Card, PointsFact>('cards', {
  version: 1,
  initial: () => noCard,
  indexes: { all: ({ points }) => [{ key: points >= 100 ? 'stars' : 'others', order: String(points).padStart(6, '0') }] },
}).on(
  'PointsScored',
  ({ player }) => [player],
  ({ points, taken }, data) => ({ points: points + data.points, taken: [...taken, data.n] }),
)

export const table = projection<Table, PointsFact>('table', { version: 1, initial: () => noTable }).on(
  'PointsScored',
  () => ['league'],
  ({ points, games }, data) => ({ points: { ...points, [data.team]: (points[data.team] ?? 0) + data.points }, games: games + 1 }),
)

export const teams = projection<TeamCard, PointsFact>('teams', { version: 1, initial: () => ({ name: '' }) }).on(
  'TeamRenamed',
  ({ team }) => [team],
  (card, { name }) => (card.name === name ? card : { name }),
)

const metadata: FactMetadata = {
  version: 1,
  time: '2018-01-01T00:00:00.000Z',
  actor: 'system',
  organization: null,
  command: 'c',
  correlation: 'c',
  cause: null,
  reason: null,
}

const known = new Set(['PointsScored', 'TeamRenamed', 'LogCreated', 'NobodyListens'])

/** Streams `foreign-…` are not ours; types that are not listed are unknown. */
export const readPoints: ReadFact = stored => {
  if (stored.stream.startsWith('foreign-')) return 'foreign'
  return known.has(stored.type) ? { ...stored, metadata } : 'unknown'
}

/** Reads facts as a program does that is older than the one that renames teams. */
export const readAsOlder: ReadFact = stored => {
  if (stored.type === 'TeamRenamed') throw new FactOfNewerVersion(stored, 2, 1)
  return readPoints(stored)
}

/** Appends facts to a log, one stream for all. */
export class Scorer {
  private revision = -1
  private n = 0

  constructor(
    private readonly store: EventStore,
    private readonly stream = 'points',
  ) {}

  /** One that goes on after the facts of the store. */
  static async goingOn(store: EventStore): Promise<Scorer> {
    const scorer = new Scorer(store)
    const before = await store.read(scorer.stream)
    scorer.revision = before.length - 1
    scorer.n = before.length
    return scorer
  }

  /** How many facts were written so far. */
  get written(): number {
    return this.n
  }

  score(player: string, points = 1, team = 'A'): Promise<Position> {
    return this.write('PointsScored', { player, points, team })
  }

  /** The same points for a player, many times in one append. */
  scoreOften(times: number, player = 'p', points = 1): Promise<Position> {
    return this.append(Array.from({ length: times }, () => this.fact('PointsScored', { player, points, team: 'A' })))
  }

  /** A score of each of many players. */
  async scoreOfEach(players: number): Promise<Position> {
    for (let n = 1; n < players; n++) await this.score(`p${n}`)
    return this.score(`p${players}`)
  }

  write(type: string, data: { readonly [key: string]: string | number }): Promise<Position> {
    return this.append([this.fact(type, data)])
  }

  private fact(type: string, data: { readonly [key: string]: string | number }): NewFact {
    return { id: randomUUID(), type, data: { n: ++this.n, ...data }, metadata: {} }
  }

  private async append(facts: readonly NewFact[]): Promise<Position> {
    const { revision, position } = await this.store.append(this.stream, this.revision < 0 ? 'none' : this.revision, facts)
    this.revision = revision
    return position
  }
}
