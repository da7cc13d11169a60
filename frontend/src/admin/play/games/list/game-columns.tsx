import type { GameRowAnswer } from '../../../../api/schema'
import { none } from '../../../../ui/format/figures'
import { Changing } from '../../../../ui/Changing'
import { statusText } from '../../../../ui/status-text'
import { WarningIcon } from '../../../../ui/icons'
import { RowButton } from '../../../parts/tables/RowButton'
import type { AdminColumn } from '../../../parts/tables/admin-column'
import { gameDate, gameMatchup, gameTime } from './shared-columns'
import { IconWord } from '../../../parts/tables/IconWord'
import styles from './games.module.css'
import { QuickScore } from './QuickScore'
import { hasResult, matchup, resultText } from './score-text'
import type { QuickScores } from './use-quick-scores'

/** A game with its number in the whole list. */
export type NumberedGame = GameRowAnswer & { readonly number: number }

export type RowActionButtons = {
  /** Opens the form for the score of a game. */
  readonly onUpdateScore: (game: GameRowAnswer) => void
  /** Set in the quick mode: scores are typed in the row. */
  readonly quick?: { readonly scores: QuickScores; readonly onSent: (game: GameRowAnswer) => void }
}

const Result = ({ game }: { game: GameRowAnswer }) => (
  <span className={styles.result}>
    <Changing value={resultText(game)} />
    {game.mismatch && (
      <span className={styles.warning}>
        <IconWord icon={<WarningIcon size={16} />}>Mismatch</IconWord>
      </span>
    )}
  </span>
)

const Location = ({ location, location_url }: GameRowAnswer) =>
  location_url ? (
    <a className={styles.location} href={location_url} target="_blank" rel="noreferrer">
      {location ?? 'Map'}
    </a>
  ) : (
    <span className={styles.location}>{location}</span>
  )

/** A game that was won by walk-over takes no score before that is taken back. */
const UpdateScore = ({ game, onUpdateScore }: { game: GameRowAnswer } & Pick<RowActionButtons, 'onUpdateScore'>) =>
  !game.walkover_winner && <RowButton verb="Update" about={`Score of ${matchup(game)}`} onClick={() => onUpdateScore(game)} />

/** Something is typed, or being saved, that the row would take from the person. */
const isTyped = ({ scores }: { readonly scores: QuickScores }, { id }: GameRowAnswer) => {
  const edit = scores.scoreOf(id)
  return edit !== undefined && edit.status.kind !== 'saved'
}

/** Scores, and what is done with them: only missing ones are typed in the row; correcting one asks for a reason. */
const scoreColumns = ({ onUpdateScore, quick }: RowActionButtons): readonly AdminColumn<NumberedGame>[] => {
  const [key, head] = ['results', 'Results']
  if (!quick)
    return [
      { key, head, summary: true, text: resultText, show: game => <Result game={game} /> },
      { key: 'score', head: 'Score', summary: true, show: game => <UpdateScore game={game} onUpdateScore={onUpdateScore} /> },
    ]
  const typedOrShown = (game: NumberedGame) =>
    hasResult(game) && !isTyped(quick, game) ? (
      <span className={styles.scored}>
        <Result game={game} />
        <UpdateScore game={game} onUpdateScore={onUpdateScore} />
      </span>
    ) : (
      <QuickScore game={game} quick={quick.scores} onSent={quick.onSent} />
    )
  return [{ key, head, summary: true, text: resultText, show: typedOrShown }]
}

/** The columns of the schedule of a league (docs/admin.md#games). */
export const gameColumns = (actions: RowActionButtons): readonly AdminColumn<NumberedGame>[] => [
  { key: 'id', head: 'ID', figures: true, show: ({ number }) => number },
  gameDate,
  gameMatchup,
  {
    key: 'location',
    head: 'Location',
    long: true,
    summary: true,
    text: ({ location }) => location,
    show: game => (game.location || game.location_url ? <Location {...game} /> : none),
  },
  gameTime,
  {
    key: 'status',
    head: 'Status',
    summary: true,
    text: statusText,
    show: game => <span className={styles.status}>{statusText(game)}</span>,
  },
  ...scoreColumns(actions),
]
