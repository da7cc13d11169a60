import { randomUUID } from 'node:crypto'
import type { INestApplicationContext } from '@nestjs/common'
import { recall } from '@fullcourt/domain/log/recall'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import { basketball } from '@fullcourt/domain/sports/basketball/basketball'
import { documentsInFolder } from '@fullcourt/projections/embedded/testing/documents-in-folder'
import { gameSheet } from '@fullcourt/projections/games/game-sheet'
import { writeFacts } from '@fullcourt/projections/history-generator/writing-log'
import { ORGANIZATION, SEASON } from '@fullcourt/projections/league.examples'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { openReading, type Readings } from '@fullcourt/projections/open-reading'
import { playerMerges } from '@fullcourt/projections/players/merges'
import type { ReadStore } from '@fullcourt/projections/read-store'
import { RunnerHarness } from '@fullcourt/projections/runner/testing/runner-harness'
import { standings } from '@fullcourt/projections/standings/standings'
import { playerLines } from '@fullcourt/projections/statistics/player-lines'
import { playerSeasons } from '@fullcourt/projections/statistics/player-seasons'
import type { Ranking } from '@fullcourt/projections/statistics/rankings'
import { recorded } from '@fullcourt/projections/testing/specification'
import { SeasonPlayers } from '../../../core/identity/season-players'
import { CountedReads } from '../../../storage/documents/counted-reads'
import { Documents } from '../../../storage/documents/documents'
import type { SeasonPlayed } from '../active-leagues'
import { SeasonLeaders, type LeadersFound } from '../season-leaders'
import { factsOfSeason, leaguesOf, type SeasonData } from './season-data'

const MODELS = [leagueCard, standings, playerSeasons, playerLines, playerMerges, gameSheet]

/** How many facts are written at once. */
const PORTION = 500

/** The same facts with ids that a log takes, as if so many of them were written by one command each. */
const inPortions = (facts: ReturnType<typeof recorded>) =>
  facts.map((fact, at) => {
    const command = `command ${Math.floor(at / PORTION)}`
    return { ...fact, id: randomUUID(), metadata: { ...fact.metadata, command } }
  })

/** The leaders of a season whose documents are stored, and how many documents were read for them. */
export type AskLeaders = (
  rankings: readonly Ranking[],
  asked: { readonly places: number; readonly without?: ReadonlySet<PlayerId> },
) => Promise<LeadersFound & { readonly documents: number }>

type Stored = { readonly readings: Readings; readonly store: ReadStore }

/** Asks for leaders as the product does, but of documents in another store. */
const askerOf =
  (app: INestApplicationContext, { readings, store }: Stored, played: SeasonPlayed): AskLeaders =>
  (rankings, { places, without = new Set() }) => {
    const reads = new CountedReads()
    return app.get(Documents).within(openReading({ ...readings, store: reads.of(store) }), async () => {
      const season = { ...played, apart: await app.get(SeasonPlayers).apart(played) }
      const leftOut = (players: readonly PlayerId[]) => Promise.resolve(new Set(players.filter(player => without.has(player))))
      const found = await app.get(SeasonLeaders).of({ season, rankings, places }, leftOut)
      return { ...found, documents: reads.documents }
    })
  }

/** Stores the documents of a season for as long as leaders are asked for. */
export const withStoredSeason = async (
  app: INestApplicationContext,
  season: SeasonData,
  work: (ask: AskLeaders) => Promise<void>,
): Promise<void> => {
  const harness = await RunnerHarness.create(documentsInFolder)
  try {
    await writeFacts(harness.events, inPortions(recorded(factsOfSeason(season))))
    const { readings } = await harness.started({ models: MODELS, read: recall })
    const leagues = leaguesOf(season).filter(league => !season.deleted.includes(league))
    const stored = { readings, store: harness.documents }
    await work(askerOf(app, stored, { organization: ORGANIZATION, season: SEASON, sport: basketball, leagues }))
  } finally {
    await harness.demolish()
  }
}
