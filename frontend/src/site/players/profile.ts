import { abbreviationsById } from '@fullcourt/domain/branding/abbreviation'
import { isWebAddress } from '@fullcourt/domain/facts/web-address'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { PlayerAnswer, PlayerBasicAnswer } from '../../api/schema'
import type { EarlierGames } from '../../ui/played/bests'
import { playedGameOf, gamesOf, type Named, type PlayedGame } from '../../ui/played/played-games'
import type { PublicSeason } from '../seasons/queries'
import type { BadgedTeam } from '../../ui/team/TeamBadge'

/** A team that they are or were with. */
export type Stay = { readonly key: number; readonly team: BadgedTeam & Named; readonly league: string; readonly season: string }

/** Something about a player, and its name. */
export type Detail = { readonly name: string; readonly value: string }

/** What the page of a player shows. */
export type Profile = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  /** `Number` and `Position`, where staff keep them. */
  readonly attributes: readonly Detail[]
  /** Everything else that their league keeps and shows of them. */
  readonly details: readonly Detail[]
  /** A text about them, where the league keeps one. */
  readonly bio: string | null
  readonly videos: readonly { readonly title: string; readonly url: string }[]
  readonly stays: readonly Stay[]
  readonly activeSeason: Named | null
  /** The teams of their games, by abbreviations that tell them apart. */
  readonly teams: readonly (BadgedTeam & Named)[]
  /** From the earliest. */
  readonly games: readonly PlayedGame[]
  /** Games before these in a season that has too many to be listed. */
  readonly earlier: readonly EarlierGames[]
  /** How long they were on the court, in each game of which that is known. */
  readonly minutes: PlayerBasicAnswer['minutes']
  /** The definitions that are shown, in the order of the organization. */
  readonly shown: readonly Abbreviation[]
}

const shownAttributes = ['number', 'position']

const isShownInHead = ({ name }: Detail) => shownAttributes.includes(name.toLowerCase())
const isBio = ({ name }: Detail) => /^(bio|biography|about)$/i.test(name)
const isVideo = ({ name, value }: Detail) => /video|highlight/i.test(name) && isWebAddress(value)

/** What a league keeps of its players, by where it is shown. */
const attributesOf = ({ attributeValues }: PlayerAnswer) => {
  const all = attributeValues
    .map(({ attribute, value }) => ({ name: attribute.attribute_name, value: value.trim() }))
    .filter(({ value }) => value !== '')
  return {
    attributes: all.filter(isShownInHead),
    details: all.filter(one => !isShownInHead(one) && !isBio(one) && !isVideo(one)),
    bio: all.find(isBio)?.value ?? null,
    videos: all.filter(isVideo).map(({ name, value }) => ({ title: name, url: value })),
  }
}

/** The same player with the figures of a season. */
export const profileIn = (profile: Profile, season: PublicSeason | undefined): Profile =>
  season ? { ...profile, activeSeason: { id: season.id, name: season.name } } : profile

/**
 * The season that a page of a player is of: the one that is asked for; who does not play in the active one has the page of the last
 * that they played in.
 */
export const seasonOfPlayer = (
  { games, stays }: Pick<Profile, 'games' | 'stays'>,
  asked: PublicSeason | undefined,
  seasons: readonly PublicSeason[],
): PublicSeason | undefined => {
  if (asked && !asked.active) return asked
  const plays = games.some(({ season }) => season.id === asked?.id) || stays.some(({ season }) => season === asked?.name)
  const last = games.at(-1)?.season.id
  return plays ? asked : (seasons.find(({ id }) => id === last) ?? asked)
}

const teamsOf = (teams: PlayerBasicAnswer['teams']) => {
  const abbreviations = abbreviationsById(teams)
  return teams.map(team => ({ ...team, abbreviation: abbreviations.get(team.id) ?? team.abbreviation }))
}

export const profileOf = ({
  player,
  teamHistory,
  gameStats,
  earlier,
  minutes,
  teams,
  allStats,
  season,
}: PlayerBasicAnswer): Profile => ({
  id: player.id,
  name: fullName(player),
  photo: player.image,
  ...attributesOf(player),
  stays: teamHistory.map(({ slt_id, team, leagueName, seasonName }) => ({
    key: slt_id,
    team,
    league: leagueName,
    season: seasonName,
  })),
  activeSeason: season && { id: season.id, name: season.name },
  teams: teamsOf(teams),
  games: gamesOf(gameStats),
  minutes,
  earlier: earlier.map(({ season_id, games, lines, bests }) => ({
    season: season_id,
    games,
    lines,
    bests: bests.map(best => ({ figure: best.abbreviation, value: best.value, times: best.times, game: playedGameOf(best, {}) })),
  })),
  shown: allStats
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => a.order - b.order)
    .map(({ abbreviation }) => abbreviation as Abbreviation),
})
