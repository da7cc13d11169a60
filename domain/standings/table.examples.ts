import type { EntryId } from '../ids/kinds'
import type { MetRecord, TableRecord } from './table-record'

export type NamedRecord = TableRecord & { readonly name: string }

type Game = {
  readonly team: string
  readonly other: string
  readonly own: number
  readonly against: number
  readonly forfeit: boolean
}

/** `Hawks 61–58 Owls`, or `Hawks forfeit Owls`: the Owls did not come. Of each side. */
const sidesOf = (text: string): readonly [Game, Game] => {
  const [, home = '', result = '', away = ''] = /^(.+?) (\d+–\d+|forfeit) (.+)$/.exec(text) ?? []
  const forfeit = result === 'forfeit'
  const [one = 0, two = 0] = forfeit ? [] : result.split('–').map(Number)
  return [
    { team: home, other: away, own: one, against: two, forfeit },
    { team: away, other: home, own: two, against: one, forfeit },
  ]
}

const metIn = (games: readonly Game[], isHome: (game: Game) => boolean): MetRecord => {
  const won = games.filter(game => (game.forfeit ? isHome(game) : game.own > game.against))
  const lost = games.filter(game => (game.forfeit ? !isHome(game) : game.own < game.against))
  return {
    wins: won.length,
    losses: lost.length,
    forfeits: lost.filter(({ forfeit }) => forfeit).length,
    scored: games.reduce((sum, { own }) => sum + own, 0),
    margins: games.filter(({ forfeit }) => !forfeit).map(({ own, against }) => own - against),
  }
}

/** The table that games come to, by the names of the teams as they come first; entries are counted from 1. */
export const recordsOf = (...games: readonly string[]): readonly NamedRecord[] => {
  const pairs = games.map(sidesOf)
  const sides = pairs.flat()
  const homes = new Set(pairs.map(([home]) => home))
  const names = [...new Set(sides.map(({ team }) => team))]
  const entryOf = (name: string): EntryId => names.indexOf(name) + 1
  return names.map(name => {
    const own = sides.filter(({ team }) => team === name)
    const met = (other: string) => metIn(own.filter(game => game.other === other), game => homes.has(game)) // oxfmt-ignore
    const others = [...new Set(own.map(({ other }) => other))]
    const against = new Map(others.map(other => [entryOf(other), met(other)] as const))
    const { wins, losses } = metIn(own, game => homes.has(game))
    return {
      name,
      entry: entryOf(name),
      wins,
      losses,
      ties: own.filter(({ forfeit, own: scored, against: allowed }) => !forfeit && scored === allowed).length,
      pointsFor: own.reduce((sum, game) => sum + game.own, 0),
      pointsAgainst: own.reduce((sum, game) => sum + game.against, 0),
      against,
    }
  })
}
