import { plainText } from '../../facts/plain-text'
import type { LeagueId, TeamId } from '../../ids/kinds'

/** What is looked for in a list of players: words of a name, a league, a team. */
export type SoughtPlayers = { readonly text: string; readonly league?: LeagueId | undefined; readonly team?: TeamId | undefined }

/** A place on the roster of a team in a league. */
type RosterPlace = { readonly team: TeamId; readonly league: LeagueId }

/** Whether something is searched; before that a list holds everybody (docs/public-pages.md#players). */
export const isSought = ({ text, league, team }: SoughtPlayers): boolean =>
  text !== '' || league !== undefined || team !== undefined

/**
 * Who has all the words in their name (accents do not matter), in the league and the team that were chosen: both of one roster. `plain` is
 * the name as `plainText` has it.
 */
export const soughtBy = ({ text, league, team }: SoughtPlayers): ((plain: string, places: readonly RosterPlace[]) => boolean) => {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return (plain, places) =>
    words.every(word => plain.includes(word)) &&
    places.some(one => (league === undefined || one.league === league) && (team === undefined || one.team === team))
}
