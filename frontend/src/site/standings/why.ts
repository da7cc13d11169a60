import { parametersIn } from '../page-parameters'

/** In addresses: whose rank is explained, a team in a league, `?why=12-7`. The server makes no other page of it. */
const WHY = 'why'

/** A team in the table of its league. */
export type RankAt = { readonly league: number; readonly team: number }

/** Whose rank an address asks for; undefined where it asks for none, and of an earlier day, whose ranks are not explained. */
export const rankAskedIn = (search: URLSearchParams): RankAt | undefined => {
  const [, league, team] = (!search.has('through') && /^([1-9]\d{0,8})-([1-9]\d{0,8})$/.exec(search.get(WHY) ?? '')) || []
  return league !== undefined && team !== undefined ? { league: Number(league), team: Number(team) } : undefined
}

/** The query of an address that asks for a rank, or for none. */
export const askingFor = (search: URLSearchParams, at: RankAt | undefined): string => {
  const asked = new URLSearchParams(parametersIn(search).map(pair => [...pair]))
  if (at) asked.set(WHY, `${at.league}-${at.team}`)
  const text = asked.toString()
  return text && `?${text}`
}
