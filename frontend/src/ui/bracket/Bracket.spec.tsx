/** @jest-environment ./architecture/browser-environment.js */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Bracket } from './Bracket'
import { exampleBracket, result } from './bracket.examples'
import type { BracketLink } from './BracketLink'
import type { ShownBracket } from './shown-bracket'

const Link: BracketLink = ({ to, children, ...props }) => (
  <a href={to} {...props}>
    {children}
  </a>
)

const show = (bracket: ShownBracket, props: Partial<Parameters<typeof Bracket>[0]> = {}) =>
  render(<Bracket bracket={bracket} label="Bracket of Division 1" link={Link} {...props} />)

const half = exampleBracket({ games: { 'r1-0': result(1, 4, '61–58') }, hasThirdPlace: true })
const round = (name: string) => screen.getByRole('region', { name })
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focus = (element: HTMLElement) => act(() => element.focus())
const focused = () => document.activeElement

afterEach(cleanup)

describe('A bracket', () => {
  it('has a heading per round, and under it its matchups in words', () => {
    show(half)
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Semifinals', 'Final'])
    expect(within(round('Final')).getAllByRole('listitem')).toHaveLength(2)
    expect(within(round('Final')).getByText('Final: Hawks against the winner of Semifinal 2.')).toBeTruthy()
  })

  it('leads from a matchup to its game, and from a team to its page', () => {
    show(half)
    const game = screen.getByRole('link', { name: 'Semifinal 1: Hawks 61, Comets 58. Hawks go to the final.' })
    expect(game.getAttribute('href')).toBe('/games/100')
    expect(within(round('Semifinals')).getByRole('link', { name: 'Owls' }).getAttribute('href')).toBe('/teams/2')
  })

  it('does not lead to a game that does not exist', () => {
    show(half)
    expect(
      within(round('Final'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['HAWHawks', 'COMComets'])
  })

  it('keeps a place for its champion', () => {
    show(half)
    expect(screen.getByText('Champion').parentElement?.textContent).toBe('ChampionTo be decided')
  })

  it('names its champion', () => {
    show(exampleBracket({ teams: 2, games: { 'r1-0': result(1, 2, '70–71') } }))
    expect(screen.getByText('Champion').parentElement?.textContent).toContain('Owls')
  })

  it('shows a walk-over', () => {
    show(exampleBracket({ teams: 2, games: { 'r1-0': { home: 1, away: 2, walkover: 'home' } } }))
    expect(screen.getByText('w/o')).toBeTruthy()
  })

  it('says what changed while it was open, and nothing at first', () => {
    jest.useFakeTimers()
    const { rerender } = show(exampleBracket({ teams: 2 }))
    expect(screen.getByRole('status').textContent).toBe('')
    rerender(
      <Bracket bracket={exampleBracket({ teams: 2, games: { 'r1-0': result(1, 2, '7–8') } })} label="Bracket" link={Link} />,
    )
    act(() => jest.advanceTimersByTime(300))
    expect(screen.getByRole('status').textContent).toBe('Final: Hawks 7, Owls 8. Owls are the champion.')
    jest.useRealTimers()
  })
})

describe('The way of a team', () => {
  const litRows = () => [...document.querySelectorAll('.lit')].map(row => row.textContent)

  it('is lit while one of its links has the focus', () => {
    show(half)
    const [hawks] = screen.getAllByRole('link', { name: 'Hawks' })
    fireEvent.focus(hawks ?? document.body)
    expect(litRows()).toEqual(['1HAWHawks61', '1HAWHawks'])
    fireEvent.blur(hawks ?? document.body)
    expect(litRows()).toEqual([])
  })
})

describe('The arrow keys', () => {
  it('lead from matchup to matchup, to what opens them', () => {
    show(exampleBracket({ games: { 'r1-0': result(1, 4, '61–58'), 'r1-1': result(2, 3, '61–58') } }))
    focus(screen.getByRole('link', { name: /^Semifinal 1/ }))
    press('ArrowDown')
    expect(focused()).toBe(screen.getByRole('link', { name: /^Semifinal 2/ }))
    press('ArrowUp')
    expect(focused()).toBe(screen.getByRole('link', { name: /^Semifinal 1/ }))
  })

  it('stay on the side of a team', () => {
    show(half)
    focus(within(round('Semifinals')).getByRole('link', { name: 'Comets' }))
    press('ArrowDown')
    expect(focused()?.textContent).toContain('Bulls')
  })

  it('reach a matchup in which nothing can be opened', () => {
    show(exampleBracket({ teams: 8 }))
    focus(screen.getByRole('link', { name: 'Hawks' }))
    press('ArrowRight')
    expect(focused()?.textContent).toContain('Semifinal 1: the winner of Quarterfinal 1 against')
    press('ArrowRight')
    expect(focused()?.textContent).toContain('Final: the winner of Semifinal 1')
  })

  it('leave keys with a modifier, and those that lead nowhere, to the browser', () => {
    show(half)
    const first = screen.getByRole('link', { name: /^Semifinal 1/ })
    focus(first)
    expect(press('ArrowUp')).toBe(true)
    expect(fireEvent.keyDown(first, { key: 'ArrowDown', altKey: true })).toBe(true)
    expect(press('ArrowDown')).toBe(false)
  })
})

describe('What can be done with a matchup', () => {
  it('stands under its box, with its name', () => {
    const edit = jest.fn()
    show(half, {
      actions: ({ game, label }) => [{ label: 'Edit', name: `Edit game of ${label}`, act: edit }].filter(() => game !== null),
    })
    fireEvent.click(screen.getByRole('button', { name: 'Edit game of Semifinal 1' }))
    expect(edit).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('link', { name: /^Semifinal 1/ })).toBeNull()
  })

  it('is to pick a winner, where both teams are known', () => {
    const onPick = jest.fn()
    show(half, { onPick })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent?.slice(3))).toEqual([
      'Hawks',
      'Comets',
      'Owls',
      'Bulls',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Bulls' }))
    expect(onPick).toHaveBeenCalledWith(half.rounds[0]?.matchups[1], 'teamB')
  })
})
