import type { Score } from '../games/events'
import type { Game } from '../games/state'
import { nothingUndoable } from '../games/correction-undo'
import type { Figures } from '../statistics/figures'
import { specification } from '../testing/specification'
import * as decisions from './decide'
import type { ImportFact, ImportTarget } from './events'
import type { DigestedRow, UnitDigests } from './figures'
import type { WantedGame } from './plan-game'
import { importStream } from './state'

/** Words in which the specs describe imports. The digest of a text is the text, so that a spec shows what is compared. */
export const plain = (text: string): string => text

export const target: ImportTarget = {
  organization: { id: 1, slug: 'harbour', make: false, timeZone: null },
  season: { id: 3, name: 'Summer 2025', make: true },
  league: { id: 5, name: 'Rec', make: true },
}
const place = { import: 7, organization: 1, league: 5 }

export const given = specification(importStream.initial, importStream.evolve)

export const begun = (rows = 310): ImportFact => ({ type: 'ImportBegun', data: { ...place, target, rows } })
export const mapped = (kind: 'team' | 'player' | 'game' | 'entry', ...ids: (readonly [string, number])[]): ImportFact => ({
  type: 'OuterIdsMapped',
  data: { ...place, kind, ids },
})
export const broughtIn = (done: number, ...rows: DigestedRow[]): ImportFact => ({
  type: 'RowsBroughtIn',
  data: { ...place, done, rows },
})
export const finished = (counts: { readonly [what: string]: number } = {}, ...reports: string[]): ImportFact => ({
  type: 'ImportFinished',
  data: { ...place, counts, reports },
})
export const undone = (id = place.import): ImportFact => ({ type: 'ImportUndone', data: { ...place, import: id } })
export const redone = (): ImportFact => ({ type: 'ImportRedone', data: place })
export const failed = (why: string): ImportFact => ({ type: 'ImportFailed', data: { ...place, why } })

const into = { import: 7, target }
export const begin =
  (rows = 310) =>
  (state: typeof importStream.initial) =>
    decisions.beginImport(state, { ...into, rows })
export const map =
  (...reserved: decisions.ReservedFor[]) =>
  (state: typeof importStream.initial) =>
    decisions.mapExternalIds(state, { ...into, reserved })
export const importRows =
  (done: number, ...rows: DigestedRow[]) =>
  (state: typeof importStream.initial) =>
    decisions.recordImportedRows(state, { ...into, rows, done })
export const finish =
  (...reports: string[]) =>
  (state: typeof importStream.initial) =>
    decisions.finishImport(state, { ...into, reports })
export const fail = (why: string) => (state: typeof importStream.initial) => decisions.failImport(state, { ...into, why })
export const takeBack = (state: typeof importStream.initial) => decisions.takeImportBack(state, place)
export const bringBack = (state: typeof importStream.initial) => decisions.bringImportBack(state, place)

/** Ohana (11) at home against Dinks (12) as game 41, `w1` in the files. */
export const fileGame = (changes: Partial<WantedGame> = {}): WantedGame => ({
  id: 41,
  external: 'w1',
  stage: 'regular',
  home: 11,
  away: 12,
  details: { date: '2025-06-29', time: '15:30', location: '1', status: 'scheduled' },
  score: { home: 61, away: 58 },
  lines: [{ player: 31, side: 'home', line: { PTS: 12 } }],
  ...changes,
})

type Here = { score?: Score | null; lines?: { [player: number]: Figures }; time?: string }

/** The same game as it is here. */
export const here = ({ score = { home: 61, away: 58 }, lines = { 31: { PTS: 12 } }, time = '15:30' }: Here = {}): Game => ({
  kind: 'active',
  id: 41,
  followed: [],
  corrections: 0,
  undoable: nothingUndoable,
  context: {
    organization: 1,
    season: 3,
    league: 5,
    division: null,
    stage: 'regular',
    home: { team: 11, entry: 21, league: 5 },
    away: { team: 12, entry: 22, league: 5 },
  },
  details: {
    date: '2025-06-29',
    time,
    location: '1',
    locationUrl: null,
    videoUrl: 'https://example.com/v',
    status: 'scheduled',
    matchId: null,
  },
  figures: {
    score,
    periods: [],
    lines: Object.entries(lines).map(([player, line]) => ({ player: Number(player), side: 'home', line })),
  },
})

/** What was brought in of that game the last time, as the digests of the game in the files. */
export const lastTime = (changes: { readonly [figure: string]: string } = {}): UnitDigests =>
  new Map(
    Object.entries({
      fixture: '{"stage":"regular","home":11,"away":12}',
      details: '{"date":"2025-06-29","time":"15:30","location":"1","status":"scheduled"}',
      score: '{"home":61,"away":58}',
      'line/11/31': '{"PTS":12}',
      ...changes,
    }),
  )
