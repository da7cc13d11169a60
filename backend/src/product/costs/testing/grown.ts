import { daysAfter } from '@fullcourt/domain/facts/days'
import { lineBody } from '../../../contexts/games/testing/calls'
import { makePlayer, thingOf } from '../../../testing/made-league'
import { unique, type Sample } from '../../../testing/sample'
import type { Measured } from './measured'

/** How much there is: everything ten times as large in the second, but for the edits of one game, of which there are many. */
export type Size = { readonly games: number; readonly players: number; readonly organizations: number; readonly edits: number }

export const SMALL: Size = { games: 12, players: 4, organizations: 5, edits: 10 }
export const LARGE: Size = { games: 120, players: 40, organizations: 50, edits: 300 }

type Of = Pick<Measured, 'product'> & { readonly sample: Sample }

/** On the rosters of both teams in turn. */
const joinPlayers = async ({ product, sample: { league, teams } }: Of, count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1)
    await makePlayer(product.as('staff'), { address: `${league.address}/teams/${teams[at % 2]}` }, unique('Ann'), 'Ray')
}

/** A game a day, won by each team in turn, with a line of a player. */
const playGames = async ({ product, sample: { league, teams, player } }: Of, from: number, to: number): Promise<void> => {
  const staff = product.as('staff')
  for (let day = from; day < to; day += 1) {
    const [home_team_id, away_team_id] = teams
    const details = { home_team_id, away_team_id, date: daysAfter('2026-02-01', day), allowConflicts: true }
    const { id } = thingOf(await staff.post(`${league.address}/games`, details))
    const score = { score_home: 60 + (day % 2), score_away: 61 - (day % 2) }
    thingOf(await staff.put(`${league.address}/games/${id}`, score))
    thingOf(await staff.put('/api/player-game-stats', lineBody(id, player, { PTS: day % 30, REB: 3 })))
  }
}

/** Each with a site and somebody who works for it: others are listed nowhere. */
const openOrganizations = async ({ product }: Of, count: number): Promise<void> => {
  const root = product.as('super_admin')
  for (let at = 0; at < count; at += 1) {
    const { id: organization_id } = thingOf(
      await root.post('/api/organizations', { name: unique('League'), slug: unique('league') }),
    )
    const user = { username: unique('owner'), password: 'a long password', role: 'org_owner', organization_id }
    thingOf(await root.post('/api/usersv2', user))
  }
}

/** Corrects the score of one game again and again, by two persons in turn: each correction has a note. */
const editGame = async ({ product, sample: { game } }: Of, times: number): Promise<void> => {
  for (let nth = 0; nth < times; nth += 1)
    thingOf(
      await product
        .as(nth % 2 ? 'staff' : 'org_owner')
        .put(`/api/gamesv2/${game}/scores`, { score_home: 61 + (nth % 2), score_away: 58, reason: 'counted again' }),
    )
}

const NOTHING: Size = { games: 0, players: 0, organizations: 0, edits: 0 }

/** Makes what a size has more than the one before. */
export const grow = async (of: Of, to: Size, from: Size = NOTHING): Promise<void> => {
  await joinPlayers(of, to.players - from.players)
  await playGames(of, from.games, to.games)
  await openOrganizations(of, to.organizations - from.organizations)
  await editGame(of, to.edits - from.edits)
}
