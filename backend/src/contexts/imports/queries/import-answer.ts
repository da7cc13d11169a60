import type { Counted } from '@fullcourt/domain/imports/figures'
import { DEFAULT_TIME_ZONE } from '@fullcourt/domain/organizations/decide'
import type { BegunImport } from '@fullcourt/projections/imports/import'
import type { ImportAnswer, ImportCountAnswer, ImportSummaryAnswer } from '../imports.answers'
import { NO_CONFLICTS, type ConflictsOfImport } from './import-conflicts'
import type { FoundTarget } from '../import-targets'

/** How many games would wait until somebody publishes them, or what changed of them. */
export type UnpublishedGames = Pick<ImportAnswer, 'drafted' | 'waiting'>

export const NOTHING_TO_PUBLISH: UnpublishedGames = { drafted: 0, waiting: 0 }

/** Counts by name: `lines`, `changed lines`. */
export type Counts = { readonly [what: string]: number }

const summaryOf = (counts: Counts): ImportSummaryAnswer => {
  const of = (what: Counted): ImportCountAnswer => ({ created: counts[what] ?? 0, changed: counts[`changed ${what}`] ?? 0 })
  return {
    teams: of('teams'),
    players: of('players'),
    rosterPlaces: of('roster places'),
    games: of('games'),
    scores: of('scores'),
    lines: of('lines'),
  }
}

const placesOf = ({ organization, season, league }: FoundTarget): Pick<ImportAnswer, 'organization' | 'season' | 'league'> => ({
  organization: {
    id: organization.id,
    name: organization.slug,
    made: organization.make,
    time_zone: organization.make ? (organization.timeZone ?? DEFAULT_TIME_ZONE) : null,
  },
  season: { id: season.id, name: season.name, made: season.make },
  league: { id: league.id, name: league.name, made: league.make },
})

/** `done` is what the working process says, which is ahead of the documents. */
export const importAnswer = (card: BegunImport, done: number): ImportAnswer => ({
  id: card.id,
  state: card.state,
  done: Math.max(card.done, Math.min(done, card.rows)),
  total: card.rows,
  problems: [],
  notes: [],
  summary: summaryOf(card.counts),
  reports: [...card.reports],
  ...NO_CONFLICTS,
  ...NOTHING_TO_PUBLISH,
  why: card.why,
  ...placesOf(card.target),
  startedAt: card.startedAt,
  endedAt: card.endedAt,
})

export type ImportPreview = {
  readonly target: FoundTarget
  readonly total: number
  readonly problems: readonly string[]
  readonly notes: readonly string[]
  readonly counts: Counts
  readonly reports: readonly string[]
  readonly conflicts: ConflictsOfImport
  readonly unpublished: UnpublishedGames
}

export const previewAnswer = ({
  target,
  total,
  problems,
  notes,
  counts,
  reports,
  conflicts,
  unpublished,
}: ImportPreview): ImportAnswer => ({
  id: null,
  state: 'checked',
  done: 0,
  total,
  problems: [...problems],
  notes: [...notes],
  summary: summaryOf(counts),
  reports: [...reports],
  ...conflicts,
  ...unpublished,
  why: null,
  ...placesOf(target),
  startedAt: null,
  endedAt: null,
})
