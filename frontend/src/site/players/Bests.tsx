import { statName, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { isFigure, type Figure } from '@fullcourt/domain/statistics/figures'
import { shortDate } from '../../ui/format/dates'
import { whole } from '../../ui/format/figures'
import { bestOf, type Best } from '../../ui/played/bests'
import type { PlayedSeason } from '../../ui/played/season-figures'
import { StatTable } from '../parts/StatTable'
import { SiteLink } from '../SiteLink'
import { useSite } from '../site'
import { Opponent } from './Opponent'
import styles from './PlayerTables.module.css'
import type { Profile } from './profile'

type Row = { readonly figure: Figure; readonly ofSeason: Best | undefined; readonly ofCareer: Best }

type Props = Pick<Profile, 'games' | 'earlier' | 'teams'> & { season: PlayedSeason; shown: readonly Abbreviation[] }

const rowsOf = ({ games, earlier, season, shown }: Omit<Props, 'teams'>): readonly Row[] =>
  shown.filter(isFigure).flatMap(figure => {
    const ofCareer = bestOf(games, figure, earlier)
    return ofCareer ? [{ figure, ofSeason: bestOf(season.games, figure, season.earlier), ofCareer }] : []
  })

const InGame = ({ best, teams }: { best: Best | undefined; teams: Profile['teams'] }) => {
  const { today } = useSite()
  if (!best) return <>–</>
  const { value, game, times } = best
  return (
    <span className={styles.best}>
      <strong>{whole(value)}</strong>
      <span className={styles.matchup}>
        <Opponent game={game} teams={teams} />
        <span>
          <SiteLink to={`/games/${game.id}`}>{shortDate(game.date, today)}</SiteLink>
          {times > 1 && ` (${times} times)`}
        </span>
      </span>
    </span>
  )
}

/** The most that a player had in one game of the season, and of all, with the games. */
export const Bests = ({ games, earlier, teams, season, shown }: Props) => (
  <StatTable<Row>
    caption="The best games by statistic"
    rows={rowsOf({ games, earlier, season, shown })}
    head={{
      key: 'figure',
      name: 'Statistic',
      narrow: true,
      show: ({ figure }) => <abbr title={statName(figure)}>{figure}</abbr>,
    }}
    columns={[
      { key: 'season', name: season.name, words: true, show: ({ ofSeason }) => <InGame teams={teams} best={ofSeason} /> },
      ...(season.games.length < games.length
        ? [{ key: 'career', name: 'Career', words: true, show: ({ ofCareer }: Row) => <InGame teams={teams} best={ofCareer} /> }]
        : []),
    ]}
  />
)
