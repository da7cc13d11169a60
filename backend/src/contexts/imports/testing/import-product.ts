import { BEGINNING } from '@fullcourt/event-store/port'
import type { GameAnswer } from '../../games/games.answers'
import { SETTINGS } from '../../../core/injection/tokens'
import type { PlayerAnswer } from '../../players/players.answers'
import type { Settings } from '../../../core/settings/settings'
import type { Caller, Product } from '../../../testing/product'
import type { ImportAnswer } from '../imports.answers'
import type { Fields } from './form'
import { imported, postImport } from './importing'
import { askOf, shownLeague, type ShownLeague } from './shown-league'
import { smallLeague, type TextFiles } from './small-league'

/** Where the specs bring the small league in. */
export const INTO = { organization: 'riverside', season: 'Winter 2025', league: 'Sunday' }

const none = { created: 0, changed: 0 }
export const NOTHING_NEW: ImportAnswer['summary'] = {
  teams: none,
  players: none,
  rosterPlaces: none,
  games: none,
  scores: none,
  lines: none,
}
export const OF_SMALL_LEAGUE: ImportAnswer['summary'] = {
  teams: { created: 4, changed: 0 },
  players: { created: 10, changed: 0 },
  rosterPlaces: { created: 10, changed: 0 },
  games: { created: 7, changed: 0 },
  scores: { created: 5, changed: 0 },
  lines: { created: 19, changed: 0 },
}

/** What the specs of imports do with a product, and look at. */
export const importProductOf = (product: () => Product) => {
  const staff = () => product().as('staff')
  const shown = (): Promise<ShownLeague> => shownLeague(askOf(product().application), 'riverside')
  const games = async () => (await staff().get('/api/gamesv2')).body as GameAnswer[]
  const players = async () => (await staff().get('/api/playersv2')).body as PlayerAnswer[]
  return {
    staff,
    shown,
    games,
    players,
    importFiles: (files: TextFiles = smallLeague) => imported(staff(), INTO, files),
    post: (fields: Fields, files: TextFiles = smallLeague, caller: Caller = 'staff') =>
      postImport(product().as(caller), fields, files),
    sheetOf: async (day: string): Promise<readonly string[]> =>
      (await shown()).games.find(({ game }) => game.startsWith(day))?.sheet ?? [],
    gameOf: async (home: string, away: string) =>
      (await games()).find(game => game.homeTeam === home && game.awayTeam === away) as GameAnswer,
    playerNamed: async (firstName: string) => (await players()).find(player => player.firstName === firstName) as PlayerAnswer,
    /** Everything in the log, in order. */
    facts: async () => {
      const facts: { readonly type: string }[] = []
      for await (const page of product().application.stores.events.readAll(BEGINNING)) facts.push(...page)
      return facts
    },
    dataFolder: () => product().application.app.get<Settings>(SETTINGS).dataFolder,
  }
}
