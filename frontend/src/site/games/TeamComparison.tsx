import { useState, type ReactNode } from 'react'
import { none, oneDecimal } from '../../ui/format/figures'
import { shownColours } from '../../ui/team/team-colours'
import { PersonName } from '../parts/PersonName'
import { Section } from '../parts/Section'
import { TeamName } from '../parts/TeamName'
import type { BoxScore } from './box-score'
import { seriesInWords, type Comparison, type LeadingPlayer } from './comparison'
import { FormMarks, type FormMark } from './FormMarks'
import type { GameLine } from './game-line'
import styles from './DrawnPart.module.css'

const sides = ['away', 'home'] as const

const Form = ({ games }: { games: readonly FormMark[] }) => (games.length === 0 ? none : <FormMarks marks={games} />)

const Leader = ({ leader, colors }: { leader: LeadingPlayer | null; colors: readonly string[] }) =>
  leader ? (
    <>
      <span className={styles.average}>{oneDecimal(leader.perGame)}</span>
      <PersonName name={leader.name} photo={leader.photo} to={`/players/${leader.id}`} size={28} colors={colors} />
    </>
  ) : (
    none
  )

type RowProps = { label: string; cell: (side: 'away' | 'home') => ReactNode }

const Row = ({ label, cell }: RowProps) => (
  <tr>
    <th scope="row">{label}</th>
    {sides.map(side => (
      <td key={side}>{cell(side)}</td>
    ))}
  </tr>
)

type Props = {
  game: BoxScore
  comparison: Comparison
  /** How games are listed: the page has the code for it already. */
  listed: (games: readonly GameLine[]) => ReactNode
}

const Meetings = ({ comparison: { meetings }, listed }: Omit<Props, 'game'>) => (
  <Section id="meetings" title="Meetings this season" aside={seriesInWords(meetings)}>
    {listed(meetings)}
  </Section>
)

/** Both teams side by side before their game: records, last games, who leads them, and how they met. */
export const TeamComparison = ({ game, comparison, listed }: Props) => {
  const { records, form, meetings } = comparison
  // The first figures of a team come with its first game: a row that appeared meanwhile would move what is below.
  const [opened] = useState(() => comparison.leaders.map(({ label }) => label))
  const leaders = comparison.leaders.filter(({ label }) => opened.includes(label))
  return (
    <>
      <Section id="comparison" title="How they compare">
        <table className={styles.comparison}>
          <caption className="visuallyHidden">Both teams before the game</caption>
          <thead>
            <tr>
              <td />
              {sides.map(side => (
                <th key={side} scope="col">
                  <TeamName team={game[side]} to={`/teams/${game[side].id}`} twoLines />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row label="Record" cell={side => records[side] ?? none} />
            <Row label="Last five" cell={side => <Form games={form[side]} />} />
            {leaders.map(({ label, ...of }) => (
              <Row key={label} label={label} cell={side => <Leader leader={of[side]} colors={shownColours(game[side])} />} />
            ))}
          </tbody>
        </table>
        {leaders.length > 0 && <p className={styles.comparisonNote}>Leaders by average per game.</p>}
      </Section>
      {meetings.length > 0 && <Meetings comparison={comparison} listed={listed} />}
    </>
  )
}
