import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { fullName } from '@fullcourt/domain/players/full-name'
import { Link } from 'react-router-dom'
import type { FlaggedLineAnswer, ScoreMismatchAnswer } from '../../../../api/schema'
import { shortDate } from '../../../../ui/format/dates'
import { quantity } from '../../../../ui/format/figures'
import { WarningIcon } from '../../../../ui/icons'
import type { LeagueAt } from '../../leagues/queries'
import styles from './games.module.css'
import { useMismatches } from './queries'
import { matchup, differenceText } from './score-text'

const lineText = (line: FlaggedLineAnswer) => `${fullName(line)}: ${line.flags.join(', ')}`

/** The games whose figures do not add up, each with the difference and a link to its editor. Nothing where all do. */
export const Mismatches = ({ at }: { at: LeagueAt }) => {
  const mismatches = useMismatches(at)
  if (!mismatches.data || mismatches.data.length === 0) return null
  return (
    <details className={styles.mismatches}>
      <summary>
        <WarningIcon />
        {quantity(mismatches.data.length, 'game')} with scores that do not add up
      </summary>
      <ul>
        {mismatches.data.map(mismatch => (
          <Mismatch key={mismatch.game_id} {...mismatch} />
        ))}
      </ul>
    </details>
  )
}

const Mismatch = ({ game, mismatches, flaggedLines }: ScoreMismatchAnswer) => {
  const names = new Map([
    [game.home_team_id, game.homeTeam],
    [game.away_team_id, game.awayTeam],
  ])
  return (
    <li>
      <Link to={adminAddress('game', { game: game.id })}>{matchup(game)}</Link>, {shortDate(game.date)}
      <ul className={styles.differences}>
        {mismatches.map(mismatch => (
          <li key={`${mismatch.side} ${mismatch.what}`}>
            {differenceText(mismatch, names.get(mismatch.team_id) ?? 'Unknown Team')}
          </li>
        ))}
        {flaggedLines.map(line => (
          <li key={line.player_id}>{lineText(line)}</li>
        ))}
      </ul>
    </li>
  )
}
