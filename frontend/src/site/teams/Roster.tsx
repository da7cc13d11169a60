import { useState } from 'react'
import { perGame } from '@fullcourt/domain/statistics/percentages'
import type { Sport } from '@fullcourt/domain/sports/sports'
import { oneDecimal, whole } from '../../ui/format/figures'
import { shownColours } from '../../ui/team/team-colours'
import { leaderStats } from '../games/leaders'
import { PersonCards } from '../parts/PersonCards'
import { PersonName } from '../parts/PersonName'
import { StatTable, type StatColumn } from '../parts/StatTable'
import type { PublicTeam, RosterPlayer } from './queries'
import styles from './Roster.module.css'

const columnsOf = (sport: Sport): readonly StatColumn<RosterPlayer>[] => [
  { key: 'GP', name: 'Games played', short: 'GP', show: ({ games }) => whole(games) },
  ...leaderStats(sport).map(({ figure, label }) => ({
    key: figure,
    name: `${label} per game`,
    short: figure,
    show: ({ games, figures }: RosterPlayer) => oneDecimal(games > 0 ? perGame(figures[figure], games) : null),
  })),
]

/** The players of a team with what they do in a game; where no figures are kept, the players alone. */
export const Roster = ({ team, sport }: { team: PublicTeam; sport: Sport }) => {
  const colors = shownColours(team)
  // The first figures come with the first game: a table in the place of the cards would move what is below.
  const [hasFigures] = useState(() => team.roster.some(({ games }) => games > 0))
  if (!hasFigures)
    return (
      <PersonCards
        people={team.roster.map(({ captain, ...player }) => ({ ...player, colors, note: captain ? 'Captain' : undefined }))}
      />
    )
  return (
    <StatTable<RosterPlayer>
      caption={`Roster of ${team.name}, per game`}
      rows={team.roster}
      head={{
        key: 'player',
        name: 'Player',
        show: ({ id, name, photo, captain }) => (
          <span className={styles.player}>
            <PersonName name={name} photo={photo} to={`/players/${id}`} colors={colors} size={32} twoLines />
            {captain && <span className={styles.captain}>Captain</span>}
          </span>
        ),
      }}
      columns={columnsOf(sport)}
      legend={false}
    />
  )
}
