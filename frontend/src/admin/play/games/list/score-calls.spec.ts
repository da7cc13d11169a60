import { sentReason } from './score-calls'

it('sends a reason that was given, trimmed', () => {
  expect(sentReason({ reason: ' sheet ' })).toEqual({ reason: 'sheet' })
  expect(sentReason({ reason: '  ' })).toEqual({})
  expect(sentReason({ reason: null })).toEqual({})
})

it('shows visitors a reason only where there is one', () => {
  expect(sentReason({ reason: 'sheet', reasonPublic: true })).toEqual({ reason: 'sheet', reasonPublic: true })
  expect(sentReason({ reason: '', reasonPublic: true })).toEqual({})
})
