import type { BracketInput } from '@fullcourt/domain/brackets/derive'
import type { DivisionPlace, DivisionTeam } from '@fullcourt/domain/divisions/events'
import { seedAs } from '@fullcourt/domain/divisions/seeding'
import type { GameContext, GameDetails, GameFigures, Score, Side } from '@fullcourt/domain/games/events'
import { changedResult } from '@fullcourt/domain/games/changed-figures'
import { changesResult, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { DivisionId, EntryId, GameId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { onFigures, type ChangedFigures } from '../games/on-figures'
import { projection } from '../projection'

/** A game of a bracket: who plays it, by entry, and what it came to. */
export type BracketDocumentGame = {
  readonly game: GameId
  readonly matchId: string
  readonly home: EntryId
  readonly away: EntryId
  readonly score: Score | null
  readonly walkover: Side | null
}

/** What the rule needs to derive the bracket of a division (docs/brackets.md#the-shape-of-a-bracket). */
export type BracketDocument = {
  readonly division: DivisionId
  /** The teams in the order of their seeds. */
  readonly teams: readonly DivisionTeam[]
  /** In the order of their ids. */
  readonly games: readonly BracketDocumentGame[]
  readonly thirdPlace: boolean
  /** Of its settings: what a form sends back as `If-Match`; 0 until they were changed. */
  readonly revision: number
}

/** A document as the rule takes it. */
export const inputOf = ({ teams, games, thirdPlace }: BracketDocument): BracketInput => ({
  seeds: teams,
  games,
  hasThirdPlace: thirdPlace,
})

type OfGame = { readonly game: GameId; readonly in: GameContext }

const ofDivision = ({ division }: DivisionPlace) => [String(division)]
const bracketOf = ({ in: { division } }: OfGame) => (division === null ? [] : [String(division)])

const withGame = (bracket: BracketDocument, game: BracketDocumentGame): BracketDocument => ({
  ...bracket,
  games: [...bracket.games.filter(one => one.game !== game.game), game].sort((a, b) => a.game - b.game),
})

const withoutGame = (bracket: BracketDocument, { game }: OfGame): BracketDocument => ({
  ...bracket,
  games: bracket.games.filter(one => one.game !== game),
})

const withChange = (
  bracket: BracketDocument,
  { game }: OfGame,
  change: (game: BracketDocumentGame) => BracketDocumentGame,
): BracketDocument => ({ ...bracket, games: bracket.games.map(one => (one.game === game ? change(one) : one)) })

const sides = ({ home, away }: Pick<GameContext, Side>) => ({ home: home.entry, away: away.entry })

/** A game of a division that has no matchup is none of its bracket. */
const withScheduledGame = (
  bracket: BracketDocument,
  { game, in: context }: OfGame,
  { matchId }: GameDetails,
  { score, walkover }: Pick<GameFigures, 'score' | 'walkover'>,
): BracketDocument =>
  matchId === null ? bracket : withGame(bracket, { game, matchId, ...sides(context), score, walkover: walkover ?? null })

const ofDivisions = projection<BracketDocument, AnyFact>('brackets', {
  version: 3,
  initial: id => ({ division: Number(id), teams: [], games: [], thirdPlace: false, revision: 0 }),
})
  .on('TeamAssignedToDivision', ofDivision, (bracket, { entry, team, league, position }) => ({
    ...bracket,
    teams: bracket.teams.toSpliced(position, 0, { entry, team, league }),
  }))
  .on('TeamRemovedFromDivision', ofDivision, (bracket, { entry }) => ({
    ...bracket,
    teams: bracket.teams.filter(team => team.entry !== entry),
  }))
  .on('DivisionTeamsOrdered', ofDivision, (bracket, { entries }) => ({ ...bracket, teams: seedAs(bracket.teams, entries) }))
  .on('DivisionRestored', ofDivision, (bracket, { teams }) => ({ ...bracket, teams }))
  .on('ThirdPlaceGameSet', ofDivision, (bracket, { is }, { fact: { revision } }) => ({ ...bracket, thirdPlace: is, revision }))
  .on('GameScheduled', bracketOf, (bracket, fact) => withScheduledGame(bracket, fact, fact.details, { score: null }))
  .on('GameSidesChanged', bracketOf, (bracket, fact) => withChange(bracket, fact, game => ({ ...game, ...sides(fact.is) })))

const withResult = (
  { score: before, walkover: side, ...game }: BracketDocumentGame,
  change: FiguresChange,
): BracketDocumentGame => {
  const { score, walkover = null } = changedResult({ score: before, ...(side === null ? {} : { walkover: side }) }, change)
  return { ...game, score, walkover }
}

const withFigures = (bracket: BracketDocument, { change, fact: { data } }: ChangedFigures): BracketDocument => {
  if (change.how === 'deleted') return withoutGame(bracket, data)
  if (change.how === 'restored') return withScheduledGame(bracket, data, change.details, change.is)
  return withChange(bracket, data, game => withResult(game, change))
}

/** Whether a bracket shows anything of a change. */
const isShown = (change: FiguresChange) => change.how === 'deleted' || change.how === 'restored' || changesResult(change)

export const brackets = onFigures(ofDivisions, ({ change, fact }) => (isShown(change) ? bracketOf(fact.data) : []), withFigures)
