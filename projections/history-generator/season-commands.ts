import { changeSeason, createSeason, deleteSeason, restoreSeason } from '@fullcourt/domain/seasons/decide'
import { addLeague, orderLeagues, renameLeague } from '@fullcourt/domain/leagues/decide'
import type { LeaguePlace } from '@fullcourt/domain/leagues/events'
import { bracketStream } from '@fullcourt/domain/brackets/state'
import { deleteLeagueAndPlaces } from '@fullcourt/domain/divisions/leaving'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { seasonsStream } from '@fullcourt/domain/seasons/state'
import { SPORTS } from '@fullcourt/domain/sports/sports'
import fc from 'fast-check'
import { command, pick, type WeightedCommand } from './generator-command'
import { choose, type Installation } from './installation'
import { removePlayer } from './policies'
import { bringBackLeague, settle } from './restoring-policies'

export const makeSeason = (installation: Installation, organization: number, active: boolean | 'if-none'): number => {
  const season = installation.newId('season')
  const details = { name: `Season ${season}`, startDate: null, finishDate: null }
  installation.log.decide(seasonsStream, organization, state =>
    createSeason(state, { organization, season, sport: (SPORTS[season % SPORTS.length] ?? SPORTS[0]).id, details, active }),
  )
  installation.seasons.push({ organization, season })
  return season
}

export const makeLeague = (installation: Installation, organization: number, season: number): LeaguePlace => {
  const place = { organization, season, league: installation.newId('league') }
  installation.log.decide(seasonStream, season, state => addLeague(state, { ...place, name: `League ${place.league}` }))
  installation.leagues.push(place)
  return place
}

type SeasonPlace = Installation['seasons'][number]

/** Brings a deleted season back, with what happened to its teams and players meanwhile. */
export const bringBackSeason = (installation: Installation, { organization, season }: SeasonPlace): void => {
  const [fact] = installation.log.decide(seasonsStream, organization, state => restoreSeason(state, { season }))
  const entries = installation.entries.filter(entry => entry.season === season)
  if (fact) settle(installation, fact, entries)
}

const withSeason = (installation: Installation, which: number, run: (place: SeasonPlace) => void): void => {
  const place = choose(installation.seasons, which)
  if (place) run(place)
}

const withLeague = (installation: Installation, which: number, run: (place: LeaguePlace) => void): void => {
  const place = choose(installation.leagues, which)
  if (place) run(place)
}

/** The active leagues of a season, rotated, so that every league gets a new place. */
const rotated = (installation: Installation, season: number, by: number): readonly number[] => {
  const current = installation
    .contents(season)
    .leagues.filter(({ kind }) => kind === 'active')
    .map(({ id }) => id)
  const turn = by % (current.length || 1)
  return [...current.slice(turn), ...current.slice(0, turn)]
}

const wantedSeason = fc.record(
  { name: fc.constantFrom('Summer', 'Winter'), startDate: fc.constantFrom('2025-06-01', null) },
  { requiredKeys: [] },
)

export const seasonCommands: readonly WeightedCommand[] = [
  command(
    'create season',
    2,
    fc.tuple(pick, fc.constantFrom(true, false, 'if-none' as const)),
    (installation, [which, active]) => {
      const organization = choose(installation.organizations, which)
      if (organization !== undefined) makeSeason(installation, organization, active)
    },
  ),
  command(
    'change season',
    12,
    fc.tuple(pick, wantedSeason, fc.option(fc.boolean(), { nil: undefined })),
    (installation, [which, wanted, active]) =>
      withSeason(installation, which, ({ organization, season }) =>
        installation.log.decide(seasonsStream, organization, state => changeSeason(state, { season, wanted, active })),
      ),
  ),
  command('delete season', 1, pick, (installation, which) =>
    withSeason(installation, which, ({ organization, season }) =>
      installation.log.decide(seasonsStream, organization, state => deleteSeason(state, { season })),
    ),
  ),
  command('restore season', 2, pick, (installation, which) =>
    withSeason(installation, which, place => bringBackSeason(installation, place)),
  ),
  command('add league', 3, pick, (installation, which) =>
    withSeason(installation, which, ({ organization, season }) => void makeLeague(installation, organization, season)),
  ),
  command('rename league', 2, fc.tuple(pick, fc.constantFrom('Monday', 'Tuesday')), (installation, [which, name]) =>
    withLeague(installation, which, place =>
      installation.log.decide(seasonStream, place.season, state => renameLeague(state, { ...place, name })),
    ),
  ),
  command('order leagues', 4, fc.tuple(pick, pick), (installation, [which, by]) =>
    withSeason(installation, which, place => {
      const order = rotated(installation, place.season, by)
      installation.log.decide(seasonStream, place.season, state => orderLeagues(state, { ...place, order }))
    }),
  ),
  command('delete league', 1, pick, (installation, which) =>
    withLeague(installation, which, place =>
      installation.log.decide(bracketStream, place.season, state => deleteLeagueAndPlaces(state, place)),
    ),
  ),
  command('restore league', 6, pick, (installation, which) =>
    withLeague(installation, which, place => bringBackLeague(installation, place)),
  ),
  command('delete somebody of a deleted league and bring it back', 1, fc.tuple(pick, pick), (installation, [which, who]) =>
    withLeague(installation, which, place => {
      const entries = [...installation.contents(place.season).entries.values()].filter(({ league }) => league === place.league)
      const player = choose(
        entries.flatMap(({ roster }) => roster),
        who,
      )
      installation.log.decide(bracketStream, place.season, state => deleteLeagueAndPlaces(state, place))
      if (player !== undefined) removePlayer(installation, player)
      bringBackLeague(installation, place)
    }),
  ),
]
