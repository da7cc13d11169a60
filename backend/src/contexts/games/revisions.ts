import type { PeriodId, PlayerId } from '@fullcourt/domain/ids/kinds'
import type { Side } from '@fullcourt/domain/games/events'
import type { GameSheet } from '@fullcourt/projections/games/game-sheet'

/**
 * The revisions at which a sheet was read, figure by figure: what a form sends back as `If-Match`. A figure that was
 * never entered was read at the latest revision of the whole sheet.
 * See docs/http-api.md#two-people-at-once.
 */
export type Revisions = {
  readonly score: number
  readonly details: number
  /** The latest of all periods. */
  readonly periods: number
  readonly period: (period: PeriodId) => number
  readonly line: (player: PlayerId, side: Side) => number
}

const latestOf = (revisions: readonly (number | null)[]): number =>
  revisions.reduce<number>((latest, revision) => Math.max(latest, revision ?? 0), 0)

export const revisionsOf = ({ scoreRevision, detailsRevision, periods, lines }: GameSheet): Revisions => {
  const latest = latestOf([scoreRevision, detailsRevision, ...[...periods, ...lines].map(({ revision }) => revision)])
  return {
    score: scoreRevision ?? latest,
    details: detailsRevision ?? latest,
    periods: latest,
    period: period => periods.find(one => one.period === period)?.revision ?? latest,
    line: (player, side) => lines.find(line => line.player === player && line.side === side)?.revision ?? latest,
  }
}
