import type { UseQueryResult } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { ApiError } from '../../api/api-error'
import { Answer } from './Answer'

const result = (over: Partial<UseQueryResult<string[]>>) =>
  ({
    isPending: false,
    isError: false,
    data: undefined,
    error: null,
    refetch: () => Promise.resolve(),
    ...over,
  }) as UseQueryResult<string[]>
const shown = (of: UseQueryResult<string[]>) =>
  renderToString(
    <Answer of={of} empty="No teams found." missing="Team not found.">
      {names => <ul>{names.join()}</ul>}
    </Answer>,
  )

it('holds the place while the answer is loading', () => {
  expect(shown(result({ isPending: true }))).toContain('role="status"')
})

it('says what it waits for where there is no connection', () => {
  expect(shown(result({ isPending: true, isPaused: true }))).toContain('You are offline.')
})

it('shows what came', () => {
  expect(shown(result({ data: ['Hawks'] }))).toContain('<ul>Hawks</ul>')
})

it('says that nothing is there, in the words of the page', () => {
  expect(shown(result({ data: [] }))).toContain('No teams found.')
})

it('says that the thing does not exist', () => {
  expect(shown(result({ isError: true, error: new ApiError(404, 'Not found') }))).toContain('Team not found.')
})

it('says what went wrong and offers to try again', () => {
  const html = shown(result({ isError: true, error: new ApiError(503, 'The server is busy.') }))
  expect(html).toContain('The server is busy.')
  expect(html).toContain('Retry')
})

it('keeps showing what it has when it could not be refreshed', () => {
  const html = shown(result({ isError: true, data: ['Hawks'], error: new ApiError(0, 'gone') }))
  expect(html).toContain('<ul>Hawks</ul>')
  expect(html).toContain('could not be refreshed')
})
