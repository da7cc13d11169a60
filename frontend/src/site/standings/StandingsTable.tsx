import type { Sport } from '@fullcourt/domain/sports/sports'
import { capitalize } from '../../ui/format/capitalize'
import { difference, oneDecimal, whole } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import { LOSSES, SHARE_WON, TIES, WINS } from '../../ui/standings/figures'
import { summedFigure } from '../../ui/standings/summed-figure'
import { useState } from 'react'
import { FormMarks } from '../games/FormMarks'
import { RESULT_WORDS } from '../games/result-words'
import { columnsToShow } from '../parts/columns-to-show'
import { StatTable, type StatColumn } from '../parts/StatTable'
import type { LeagueTable, TableRow } from './tables'
import { RankLink } from './RankLink'
import { TableTeam } from './TableTeam'
import { TieBreaks } from './TieBreaks'
import { SiteLink } from '../SiteLink'

const alwaysShown = ['W', 'L', 'PCT', 'PTS']

/** `W3` counts for, `L3` against. */
const streakValue = ({ streak }: TableRow) => {
  if (streak === null) return null
  const length = Number(streak.slice(1))
  return streak.startsWith('W') ? length : streak.startsWith('L') ? -length : 0
}

const lastTenText = ({ lastTen }: TableRow) => (lastTen ? recordText(lastTen) : '–')

const behind: StatColumn<TableRow> = {
  key: 'GB',
  name: 'Games behind first place',
  short: 'GB',
  by: row => row.behind,
  show: row => oneDecimal(row.behind),
  best: 'low',
}

const points: StatColumn<TableRow> = {
  key: 'PTS',
  name: 'Points of the table',
  short: 'PTS',
  by: row => row.points ?? null,
  show: row => whole(row.points),
}

const captain: StatColumn<TableRow> = {
  key: 'captain',
  name: 'Captain',
  words: true,
  by: row => row.captain,
  show: row => (row.captain_id ? <SiteLink to={`/players/${row.captain_id}`}>{row.captain}</SiteLink> : (row.captain ?? '–')),
}

const differenceOf = ({ score: { noun } }: Sport): StatColumn<TableRow> => ({
  key: 'DIFF',
  name: `${capitalize(noun)} scored minus ${noun} allowed`,
  short: 'DIFF',
  by: row => row.pointsFor - row.pointsAgainst,
  show: row => difference(row.pointsFor - row.pointsAgainst),
})

const lately: StatColumn<TableRow> = {
  key: 'FORM',
  name: 'Last five results, newest at the right',
  short: 'FORM',
  // As texts they are in order: W, T, L, the latest first.
  by: ({ lastFive }) => lastFive.join(''),
  show: ({ lastFive }) => (
    <FormMarks small marks={lastFive.toReversed().map(letter => ({ letter, words: RESULT_WORDS[letter] }))} />
  ),
}

const form: readonly StatColumn<TableRow>[] = [
  {
    key: 'STRK',
    name: 'Equal results in a row up to now',
    short: 'STRK',
    by: streakValue,
    show: row => row.streak ?? '–',
  },
  {
    key: 'L10',
    name: 'Wins and losses in the last ten games',
    short: 'L10',
    by: row => row.lastTen?.wins ?? null,
    show: lastTenText,
  },
]

const scoring = ({ score: { noun } }: Sport): readonly StatColumn<TableRow>[] => [
  { key: 'PF', name: `${capitalize(noun)} scored`, short: 'PF', by: row => row.pointsFor, show: row => whole(row.pointsFor) },
  {
    key: 'PA',
    name: `${capitalize(noun)} allowed`,
    short: 'PA',
    by: row => row.pointsAgainst,
    show: row => whole(row.pointsAgainst),
    best: 'low',
  },
]

type Props = {
  table: LeagueTable
  /** What is played: its summary and its points have columns. */
  sport: Sport
  /** Whether the league has a column: only where none was chosen (docs/public-pages.md#standings), and where not all are of one. */
  withLeague: boolean
  /** Whether it is a division of the bracket: seeds in place of ranks, and a column of the division. */
  isDivision?: boolean
  /** Whether headings are explained below: once per page. */
  explained: boolean
}

const BY_SEED = 'In the order of the seeds.'

/** How the order is decided: once per page, and below each table that has an order of its own. */
const noteOf = (
  { orderInWords, hasOwnOrder }: LeagueTable,
  { isDivision, explained }: { isDivision: boolean; explained: boolean },
) => {
  if (isDivision) return explained ? BY_SEED : undefined
  return hasOwnOrder || explained ? `Ordered by ${orderInWords}.` : undefined
}

/** The table of a league, or of a division of the bracket. */
export const StandingsTable = ({ table, sport, withLeague, isDivision = false, explained }: Props) => {
  const league: StatColumn<TableRow> = { key: 'league', name: 'League', words: true, show: row => row.leagueName }
  const division: StatColumn<TableRow> = { key: 'division', name: 'Division', words: true, show: row => row.divisionName }
  const columns: readonly StatColumn<TableRow>[] = [
    ...[WINS, LOSSES, TIES, SHARE_WON],
    // Beside the record, so that it is seen on a phone.
    lately,
    ...(isDivision ? [] : [table.rows.some(row => row.points !== undefined) ? points : behind]),
    differenceOf(sport),
    ...form,
    captain,
    ...(withLeague ? [league] : []),
    ...(isDivision ? [division] : []),
    ...[sport.summary.percentage, sport.summary.figure].map(summedFigure),
    ...scoring(sport),
  ]
  // A column that appeared while somebody reads would move all others.
  const [opened] = useState(() => columnsToShow(columns, table.rows, alwaysShown).map(({ key }) => key))
  return (
    <>
      <StatTable<TableRow>
        caption={`Standings of ${table.name}`}
        rows={table.rows}
        rowName={row => `${table.id} ${row.id}`}
        rank={row =>
          isDivision ? row.rank : <RankLink at={{ league: table.id, team: row.id }} name={row.name} rank={row.rank} />
        }
        head={{
          key: 'team',
          name: 'Team',
          narrow: table.rows.every(row => row.shortName),
          by: row => row.name,
          show: row => (
            <>
              <TableTeam team={row} />
              {row.playOffs?.mark && (
                <abbr role="img" title={row.playOffs.mark} aria-label={row.playOffs.mark}>
                  {row.playOffs.mark[0]}
                </abbr>
              )}
            </>
          ),
        }}
        columns={columns.filter(({ key }) => opened.includes(key))}
        cut={isDivision ? undefined : table.playOffLine}
        legend={explained}
        note={noteOf(table, { isDivision, explained })}
      />
      {!isDivision && <TieBreaks rows={table.rows} sport={sport} />}
    </>
  )
}
