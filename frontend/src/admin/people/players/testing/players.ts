import type { PlayerAttributeAnswer, PlayerInformationAnswer, RosterAnswer, TeamHistoryAnswer } from '../../../../api/schema'

const season = { id: 7, name: 'Fall', active: true }
const monday = { id: 3, name: 'Monday' }
const hawks = { id: 5, name: 'Hawks', logo: null, colors: [], abbreviation: null }

const stay: TeamHistoryAnswer = {
  slt_id: 55,
  team_id: 5,
  team: hawks,
  league: monday,
  season,
  teamName: 'Hawks',
  leagueName: 'Monday',
  seasonName: 'Fall',
}
const roster: RosterAnswer = {
  team: hawks,
  captain: false,
  seasons_leagues_team: { id: 55, team: hawks, seasons_league: { id: 3, league: monday, season } },
}

/** Ana Ruiz of the Hawks, who wears 7. */
export const ana: PlayerInformationAnswer = {
  id: 12,
  organization_id: 1,
  firstName: 'Ana',
  lastName: 'Ruiz',
  image: null,
  email: 'ana@league.example',
  phoneNumber: null,
  revision: 4,
  team_id: 5,
  rosters: [roster],
  attributeValues: [{ attribute_id: 1, value: '7', attribute: { attribute_name: 'Number' } }],
  teamHistory: [stay],
  merged: [],
  games: 34,
  lines: 35,
}

const attribute = (
  id: number,
  name: string,
  type: PlayerAttributeAnswer['attribute_type'],
  is_visible = true,
): PlayerAttributeAnswer => ({
  revision: 3,
  id,
  attribute_name: name,
  attribute_type: type,
  is_visible,
  order: id - 1,
})

/** Number, Position (hidden) and Height. */
export const attributes: readonly PlayerAttributeAnswer[] = [
  attribute(1, 'Number', 'string'),
  attribute(2, 'Position', 'string', false),
  attribute(100, 'Height', 'number'),
]
