import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { TeamMinutesAnswer } from '../../api/schema'
import { Changing } from '../../ui/Changing'
import { StatTable, type StatColumn } from '../parts/StatTable'
import { useEver } from '../parts/use-ever'
import { SiteLink } from '../SiteLink'
import type { PlayerLine } from './box-score'
import { boxColumns } from './box-score-columns'
import { minutesColumns, minutesTotal } from './minutes-columns'
import styles from './BoxScoreTable.module.css'

type Props = {
  side: 'away' | 'home'
  team: string
  lines: readonly PlayerLine[]
  shown: readonly Abbreviation[]
  /** Figures come in while the page is open: those that change flash once, and everybody has a row from the beginning. */
  live: boolean
  /** Undefined where nobody recorded who was on the court. */
  minutes: TeamMinutesAnswer | undefined
}

/** Who belongs to the team and was not there, in one line: a season's roster is long. */
const Absent = ({ lines }: { lines: readonly PlayerLine[] }) => (
  <p className={styles.absent}>
    Not on the sheet:{' '}
    {lines.map((line, place) => (
      <span key={line.id}>
        {place > 0 && ', '}
        <Name line={line} />
      </span>
    ))}
  </p>
)

const Name = ({ line }: { line: PlayerLine }) => (line.to ? <SiteLink to={line.to}>{line.name}</SiteLink> : line.name)

/** What the players of one side did, with the sums of the team. */
export const BoxScoreTable = ({ side, team, lines, shown, live, minutes }: Props) => {
  const wasLive = useEver(live)
  const minutesOf = ({ id }: PlayerLine) => minutes?.players.find(({ player_id }) => player_id === id)
  const isRow = (line: PlayerLine) => line.onSheet || wasLive || minutesOf(line) !== undefined
  const absent = lines.filter(line => !isRow(line))
  const columns = boxColumns(shown)
  const figure = (text: string) => (live ? <Changing value={text} /> : text)
  const kept = lines.flatMap(({ figures }) => figures ?? [])
  return (
    <>
      <StatTable<PlayerLine>
        caption={`Box score of ${team}`}
        sortName={side}
        rows={lines.filter(isRow)}
        head={{ key: 'player', name: 'Player', by: line => line.name, show: line => <Name line={line} /> }}
        columns={[
          ...minutesColumns(minutes, minutesOf),
          ...columns.map(({ key, name, short, by, show }): StatColumn<PlayerLine> => ({
            key,
            name,
            short,
            by: ({ figures }) => (figures ? by(figures) : null),
            show: ({ figures }) => (figures ? figure(show(figures)) : ''),
          })),
        ]}
        instead={line => (line.figures || minutesOf(line) ? null : live ? 'No figures yet' : 'Did not play')}
        foot={[
          {
            key: 'total',
            head: 'Total',
            cells: {
              minutes: minutesTotal(minutes),
              ...Object.fromEntries(columns.map(({ key, total }) => [key, figure(total(kept))])),
            },
          },
        ]}
        legend={side === 'home'}
      />
      {minutes && !minutes.isComplete && (
        <p className={styles.absent}>Minutes are incomplete: not every substitution was recorded.</p>
      )}
      {absent.length > 0 && <Absent lines={absent} />}
    </>
  )
}
