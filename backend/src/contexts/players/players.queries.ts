import type { PlayerId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { didNotPlay } from '@fullcourt/domain/statistics/line'
import type { Known } from '@fullcourt/projections/card'
import type { PlayerCard } from '@fullcourt/projections/players/player'
import { query } from '../../core/readers/query'
import { oneOrganization, type WithScope } from '../../core/http/scope'
import { PlayerCards } from '../../core/identity/player-cards'
import type { LeagueEntry } from '../../core/readers/entry-reader'
import { SeasonReader } from '../../core/readers/season-reader'
import { statRows } from '../games/queries/stat-rows'
import { seasonNameAnswer } from '../seasons/season-answer'
import { playerAnswer, PlayerReader } from './queries/player-reader'
import { PlayerProfileReader } from './queries/player-profile-reader'
import type {
  PlayerAnswer,
  PlayerNameAnswer,
  PlayerInformationAnswer,
  PlayerStatsAnswer,
  PlayerBasicAnswer,
} from './players.answers'
import { PlayedLines } from './queries/played-lines'
import { MergedPlayerReader } from './queries/merged-players'
import { TeamHistories } from './queries/team-histories'
import { PlayerMinutes } from './queries/player-minutes'
import { PlayerSports } from './queries/player-sports'

/** The figures of a player that are shown: those of the active season's teams, or of all. */
export type StatScope = 'active' | 'all'

type OfPlayer = WithScope & { readonly player: PlayerId }

type OfFigures = OfPlayer & {
  readonly stats: StatScope
  /** At most so many games of a season, the latest, and of each other one the last; all of all where it is left out. */
  readonly games?: number | undefined
  /** That season; without it the active one, or the one that they played in last. */
  readonly season?: SeasonId | undefined
}

const rostersByPlayer = (entries: readonly LeagueEntry[]): ReadonlyMap<PlayerId, readonly LeagueEntry[]> => {
  const rosters = new Map<PlayerId, LeagueEntry[]>()
  for (const placed of entries)
    for (const player of placed.entry.roster) {
      const others = rosters.get(player)
      if (others) others.push(placed)
      else rosters.set(player, [placed])
    }
  return rosters
}

type OfPlayers = WithScope & {
  /** Those on its rosters alone, with these. */
  readonly season?: SeasonId | undefined
}

type ListReaders = { readonly seasons: SeasonReader; readonly cards: PlayerCards }
type Listed = { readonly cards: readonly Known<PlayerCard>[]; readonly entries: readonly LeagueEntry[] }

const listed = async ({ scope, season }: OfPlayers, { seasons, cards }: ListReaders): Promise<Listed> => {
  if (season !== undefined) {
    const entries = await seasons.entriesOfSeason(await seasons.season(scope, season))
    return { entries, cards: await cards.active(entries.flatMap(({ entry }) => entry.roster)) }
  }
  const organization = await seasons.organization(scope, oneOrganization(scope))
  const [all, entries] = await Promise.all([cards.ofOrganization(organization.id), seasons.entriesOfAll(organization)])
  return { cards: all, entries }
}

/** All players of an organization, or those of a season, with their rosters, by name. */
export const PlayerListQuery = query('PlayerListQuery', {
  uses: { seasons: SeasonReader, players: PlayerReader, cards: PlayerCards, profiles: PlayerProfileReader },
  answer: async (asked: OfPlayers, { seasons, players, cards, profiles: reader }): Promise<PlayerAnswer[]> => {
    const { cards: found, entries } = await listed(asked, { seasons, cards })
    const profiles = await reader.opened(asked.scope, found)
    const [rosters, teams] = [rostersByPlayer(entries), await players.teamsOf(entries)]
    return profiles.map(profile => playerAnswer(profile, rosters.get(profile.id) ?? [], teams))
  },
})

/** The name of one player. */
export const PlayerNameQuery = query('PlayerNameQuery', {
  uses: { players: PlayerReader },
  answer: async ({ scope, player }: OfPlayer, { players }): Promise<PlayerNameAnswer> => {
    const { id, firstName, lastName, image } = await players.profile(scope, await players.person(scope, player))
    return { id, firstName, lastName, image }
  },
})

/** Everything that staff may see of one player. */
export const PlayerInformationQuery = query('PlayerInformationQuery', {
  uses: { players: PlayerReader, histories: TeamHistories, mergedPlayerReader: MergedPlayerReader, playedLines: PlayedLines },
  answer: async (
    { scope, player: id }: OfPlayer,
    { players, histories, mergedPlayerReader, playedLines },
  ): Promise<PlayerInformationAnswer> => {
    const person = await players.person(scope, id)
    const entries = await playedLines.of(person.ids)
    const [player, teamHistory, merged] = await Promise.all([
      players.player(scope, person),
      histories.of(person.ids, entries),
      mergedPlayerReader.into(person),
    ])
    const lines = entries.flatMap(entry => entry.lines)
    const games = new Set(lines.filter(({ line }) => !didNotPlay(line)).map(({ game }) => game)).size
    return { ...player, organization_id: person.card.organization, teamHistory, merged, games, lines: lines.length }
  },
})

/** A player's figures of all games, game by game. */
export const PlayerStatsQuery = query('PlayerStatsQuery', {
  uses: { players: PlayerReader, lines: PlayedLines, seasons: SeasonReader, sports: PlayerSports },
  answer: async ({ scope, player }: OfPlayer, { players, lines, seasons, sports }): Promise<PlayerStatsAnswer> => {
    const { card, ids } = await players.person(scope, player)
    const [entries, organization] = await Promise.all([lines.of(ids), seasons.organization(scope, card.organization)])
    const [played, active] = await Promise.all([lines.withGames(card.id, entries), seasons.activeSeason(organization)])
    return { gameStats: played.flatMap(statRows), allStats: await sports.statistics(organization, entries, active?.sport) }
  },
})

/** What a player's page shows: with `active` the figures of the active season's teams only (docs/standings.md#figures-of-a-player). */
export const PlayerBasicQuery = query('PlayerBasicQuery', {
  uses: {
    seasons: SeasonReader,
    players: PlayerReader,
    lines: PlayedLines,
    histories: TeamHistories,
    sports: PlayerSports,
    minutes: PlayerMinutes,
  },
  answer: async (
    { scope, player: id, stats, games, season }: OfFigures,
    { seasons, players, lines, histories, sports, minutes },
  ): Promise<PlayerBasicAnswer> => {
    const person = await players.person(scope, id)
    const { organization } = person.card
    const entries = await lines.of(person.ids)
    const [player, teamHistory, owner] = await Promise.all([
      players.player(scope, person),
      histories.of(person.ids, entries),
      seasons.organization(scope, organization),
    ])
    const active = await seasons.activeSeason(owner)
    const counted = stats === 'all' ? entries : entries.filter(({ placed }) => placed.season.id === active?.id)
    const { played, earlier } =
      games === undefined
        ? { played: await lines.withGames(person.card.id, counted), earlier: [] }
        : await lines.latest(person.card.id, counted, { season: season ?? active?.id, games })
    return {
      player,
      teamHistory,
      gameStats: played.flatMap(statRows),
      earlier,
      minutes: await minutes.of(person.ids, counted),
      teams: await lines.teamsOf([...played, ...earlier.flatMap(({ bests }) => bests)]),
      allStats: await sports.statistics(owner, counted, active?.sport),
      activeSeasonId: active?.id ?? null,
      season: active ? seasonNameAnswer(active) : null,
    }
  },
})
