import { longDate } from '../facts/wall-time'
import type { FactRecords } from '../history/fact-record'
import type { NameOf } from '../history/words'
import type { PersonErased } from '../people/events'
import type { ScorerFact, ScorerGames } from './events'

/** `Hawks @ Owls`, `the games at Court 1 on November 28, 2026`. */
export const scorerGamesInWords = (games: ScorerGames, nameOf: NameOf): string => {
  switch (games.kind) {
    case 'game':
      return nameOf('game', games.game)
    case 'place':
      return `the games at ${games.location} on ${longDate(games.day)}`
    case 'team': {
      const days =
        games.from === games.to ? `on ${longDate(games.from)}` : `from ${longDate(games.from)} to ${longDate(games.to)}`
      return `the games of ${nameOf('team', games.team)} ${days}`
    }
  }
}

type ScorerHistoryFact = Exclude<ScorerFact, PersonErased>

const ofScorer = {
  about: ({ organization, scorer }: ScorerHistoryFact['data']) => ({ organization, user: scorer }),
  audit: () => 'scorer' as const,
}

/** What the history says of scorer links. */
export const SCORER_HISTORY = {
  ScorerLinkMade: {
    version: 1,
    ...ofScorer,
    about: ({ organization, scorer, games }) => ({
      organization,
      user: scorer,
      game: games.kind === 'game' ? games.game : null,
      team: games.kind === 'team' ? games.team : null,
    }),
    sentence: ({ scorer, games }, nameOf) => `let ${nameOf('user', scorer)} score ${scorerGamesInWords(games, nameOf)}`,
  },
  ScorerLinkRenewed: {
    version: 1,
    ...ofScorer,
    sentence: ({ scorer }, nameOf) => `made the link of ${nameOf('user', scorer)} anew`,
  },
  ScorerLinkEnded: { version: 1, ...ofScorer, sentence: ({ scorer }, nameOf) => `ended the link of ${nameOf('user', scorer)}` },
} as const satisfies FactRecords<ScorerHistoryFact>
