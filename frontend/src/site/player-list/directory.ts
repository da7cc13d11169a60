import { plainText } from '@fullcourt/domain/facts/plain-text'
import { byLetter } from '@fullcourt/domain/players/directory/letters'
import { soughtBy, type SoughtPlayers } from '@fullcourt/domain/players/directory/sought-players'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { DirectoryTeamAnswer, PlayerDirectoryAnswer } from '../../api/schema'
import { shownColours, type TeamColours } from '../../ui/team/team-colours'

/** A player of a season, as the list shows and finds them. */
export type ListedPlayer = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly name: string
  readonly photo: string | null
  readonly teams: readonly ListedTeam[]
}

type ListedTeam = { readonly team: number; readonly name: string; readonly league: number; readonly colors?: TeamColours }

/** Who is on a roster of a season (docs/public-pages.md#players): everybody, or a part of more than a page holds. */
export type ListedPlayers = {
  readonly players: readonly ListedPlayer[]
  /** How many they are with those of the other parts. */
  readonly count: number
} & Pick<PlayerDirectoryAnswer, 'part' | 'parts' | 'letters'>

const teamOf = ({ id, name, league_id, colors }: DirectoryTeamAnswer): ListedTeam => ({
  team: id,
  name,
  league: league_id,
  colors: shownColours({ id, colors }),
})

/** An answer with the teams at their players: what travels with the page names each team once. */
export const listPlayers = ({ players, teams, ...list }: PlayerDirectoryAnswer): ListedPlayers => {
  const byEntry = new Map(teams.map(team => [team.slt_id, teamOf(team)]))
  return {
    ...list,
    players: players.map(({ id, firstName, lastName, image, slt_ids }) => ({
      id,
      firstName,
      lastName,
      name: fullName({ firstName, lastName }),
      photo: image,
      teams: slt_ids.flatMap(entry => byEntry.get(entry) ?? []),
    })),
  }
}

/** Who was found among players that are all on the page. */
export const findPlayers = (players: readonly ListedPlayer[], sought: SoughtPlayers): readonly ListedPlayer[] => {
  const isFound = soughtBy(sought)
  return players.filter(({ name, teams }) => isFound(plainText(name), teams))
}

/** Where the players of a letter begin. */
export const anchorOf = (letter: string): string => (/[A-Z]/.test(letter) ? `letter-${letter}` : 'other')

/** Players by the letters under which they are listed. */
export const sectionsOf = (players: readonly ListedPlayer[]) =>
  byLetter(players).map(section => ({ ...section, anchor: anchorOf(section.letter) }))

/** A player as a card shows them, with all their teams. */
export const cardOf = ({ id, name, photo, teams }: ListedPlayer) => ({
  id,
  name,
  photo,
  colors: teams[0]?.colors,
  note: [...new Set(teams.map(team => team.name))].join(', '),
})
