import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import type { GameRowAnswer } from '../../api/schema'
import { longDate, shortDate, timeOfDay } from '../../ui/format/dates'
import { none } from '../../ui/format/figures'
import { CheckIcon, EditIcon } from '../../ui/icons'
import { matchup, scoreText } from '../games/list/score-text'
import type { AdminColumn } from './admin-column'
import { IconWord } from './IconWord'

/** A day: `November 21, 2026`, or nothing. */
export const dateColumn = <Row,>(key: string, head: string, dateOf: (row: Row) => string | null): AdminColumn<Row> => ({
  key,
  head,
  by: dateOf,
  text: dateOf,
  show: row => {
    const date = dateOf(row)
    return date ? longDate(date) : none
  },
})

/** Whether a season is the one that public pages show. */
export const activeColumn = <Row extends { readonly active: boolean }>(): AdminColumn<Row> => ({
  key: 'active',
  head: 'Active',
  by: ({ active }) => Number(active),
  text: ({ active }) => (active ? 'Active' : ''),
  show: ({ active }) => (active ? <IconWord icon={<CheckIcon size={16} />}>Active</IconWord> : none),
})

/** The button that opens the form of a row. */
export const editColumn = <Row,>(nameOf: (row: Row) => string, edit: (row: Row) => void): AdminColumn<Row> => ({
  key: 'edit',
  head: 'Edit',
  show: row => (
    <Button variant="subtle" size="compact-sm" leftSection={<EditIcon size={16} />} onClick={() => edit(row)}>
      Edit<span className="visuallyHidden"> {nameOf(row)}</span>
    </Button>
  ),
})

type Game = Pick<GameRowAnswer, 'id' | 'date' | 'time' | 'homeTeam' | 'awayTeam' | 'score_home' | 'score_away'>

/** What every list of games shows. */
export const gameDate: AdminColumn<Game> = {
  key: 'date',
  head: 'Date',
  by: ({ date }) => date,
  text: ({ date }) => date,
  show: ({ date }) => shortDate(date),
}

export const gameMatchup: AdminColumn<Game> = {
  key: 'matchup',
  head: 'Matchup',
  naming: true,
  by: matchup,
  show: game => <Link to={adminAddress('game', { game: game.id })}>{matchup(game)}</Link>,
}

export const gameTime: AdminColumn<Game> = {
  key: 'time',
  head: 'Time',
  text: ({ time }) => time,
  show: ({ time }) => timeOfDay(time),
}

export const gameResult: AdminColumn<Game> = { key: 'results', head: 'Results', show: scoreText }
