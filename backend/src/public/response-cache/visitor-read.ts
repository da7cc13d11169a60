import type { IncomingMessage } from 'node:http'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { chosenTheme } from './cache-key'
import { encodingFor } from './encoding'
import type { VisitorRead } from './recent-reads'

type Headers = Readonly<Record<string, string>>

const packed = ({ headers }: IncomingMessage): Headers => ({ 'accept-encoding': encodingFor(headers['accept-encoding']) })

/** The first language decides, and headers may be long. */
const LONGEST_LANGUAGE = 100
const languageOf = ({ headers }: IncomingMessage): string =>
  (headers['accept-language'] ?? '').split(',', 1).join('').slice(0, LONGEST_LANGUAGE)

/** A call, by its address in its one form. */
export const visitorCall = (url: string, request: IncomingMessage): VisitorRead => ({ url, headers: packed(request) })

/** A page, by its address in its one form: what of the request is in the key of a page, and no session. */
export const visitorPage = (url: string, request: IncomingMessage, { scheme, host }: TrustedOrigin): VisitorRead => ({
  url,
  headers: {
    ...packed(request),
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': scheme,
    'accept-language': languageOf(request),
    cookie: `theme=${chosenTheme(request.headers.cookie)}`,
  },
})
