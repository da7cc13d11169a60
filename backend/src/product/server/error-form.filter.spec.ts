import type { ArgumentsHost } from '@nestjs/common'
import { Closed, OutcomeUnknown, TooLarge, Unavailable } from '@fullcourt/event-store/errors'
import { NotBuiltYet } from '@fullcourt/projections/not-built-yet'
import { ReadStoreUnavailable } from '@fullcourt/projections/read-store'
import { RunnerStopped } from '@fullcourt/projections/runner/runner'
import { WritesRefused } from '../../storage/condition/watched-event-store'
import type { ChangeDescriber } from '../../contexts/history/change-describer'
import { PrivateStoreClosed, PrivateStoreUnavailable } from '../../storage/private-store/private-store'
import { NoPlace } from '../../core/http/form-places'
import { ErrorFormFilter } from './error-form.filter'

/** Fastify's reply, as far as the filter speaks to it. */
const answered = async (error: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const sent: { status?: number; body?: unknown; retryAfter?: string } = {}
  const reply = {
    header: () => reply,
    headers: ({ 'Retry-After': seconds }: Readonly<Record<string, string>>) =>
      Object.assign(reply, { waits: (sent.retryAfter = seconds ?? '') }),
    status: (status: number) => Object.assign(reply, { statusCode: (sent.status = status) }),
    send: (body: unknown) => Promise.resolve((sent.body = body)),
  }
  const http = { getResponse: () => reply, getRequest: () => ({ method: 'GET', url: '/', id: 'r1', headers }) }
  const host = { switchToHttp: () => http } as unknown as ArgumentsHost
  await new ErrorFormFilter({} as ChangeDescriber).catch(error, host)
  return sent
}

describe('what the caller gets where a store fails', () => {
  it.each([
    new Unavailable('away'),
    new ReadStoreUnavailable('away'),
    new PrivateStoreUnavailable('away'),
    new Closed('closed'),
    new PrivateStoreClosed(),
    new RunnerStopped('stopped'),
  ])('$kind is 503: try again', async error =>
    expect(await answered(error)).toEqual({
      status: 503,
      retryAfter: '5',
      body: { statusCode: 503, message: 'The store does not answer. Try again soon.', error: 'Service Unavailable' },
    }),
  )

  it.each([
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
    new Unavailable('away', { cause: Object.assign(new Error('database or disk is full'), { errcode: 13 }) }),
  ])('a full disk is 503, and says that nothing can be saved', async error =>
    expect(await answered(error)).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { message: 'Nothing can be saved now: there is no room left on our side. Try again later.' },
    }),
  )

  it('what is not built yet is 503, and says so', async () =>
    expect(await answered(new NotBuiltYet('standings'))).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { message: 'This is being built from the history. Try again soon.' },
    }))

  it.each([
    ['own', 429, 'Other files of your organization are being worked on. Send these again in a few seconds.'],
    ['all', 503, 'Too many files are being sent at the moment. Send them again in a few seconds.'],
  ] as const)('a form for which there is no place (%s) is %i: send it again', async (because, status, message) =>
    expect(await answered(new NoPlace(because))).toMatchObject({ status, retryAfter: '5', body: { message } }),
  )

  it('a refusal of writes says why', async () =>
    expect(await answered(new WritesRefused('The projections stand still.'))).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { message: 'The projections stand still.' },
    }))

  it('an unknown outcome is 503: repeat the same request, which has a key', async () =>
    expect(await answered(new OutcomeUnknown('cut'), { 'idempotency-key': 'k' })).toMatchObject({
      status: 503,
      body: { message: 'It is not known whether this was saved. Send the same request again: it is done once.' },
    }))

  it('an unknown outcome of a request without a key is 503: look before it is done twice', async () =>
    expect(await answered(new OutcomeUnknown('cut'))).toMatchObject({
      status: 503,
      body: { message: 'It is not known whether this was saved. Look before you send it again.' },
    }))

  it('too much for one append is 413', async () => expect(await answered(new TooLarge('2 MiB'))).toMatchObject({ status: 413 }))
})
