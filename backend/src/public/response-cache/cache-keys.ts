import type { IncomingMessage } from 'node:http'
import type { ModulesContainer } from '@nestjs/core'
import type { TrustedOrigin } from '../../core/http/trusted-origin'
import { hasSessionCookie } from '../../core/sign-in/session-cookie'
import { callKey, pageAddress, pageKey, type PublicRead } from './cache-key'
import { publicReadsOf } from './public-reads'

/** Under which keys answers of this application are cached; null means never. */
export class CacheKeys {
  private reads: readonly PublicRead[] | undefined

  /** `pageParameters`: what pages look at of their query. */
  constructor(
    private readonly modules: ModulesContainer,
    private readonly pageParameters: ReadonlySet<string>,
  ) {}

  ofCall(url: string): string | null {
    this.reads ??= publicReadsOf(this.modules)
    return callKey(url, this.reads)
  }

  /** Pages of signed-in people are never cached. */
  ofPage({ url = '/', headers }: IncomingMessage, origin: TrustedOrigin): string | null {
    if (hasSessionCookie(headers.cookie)) return null
    const reader = { cookies: headers.cookie, languages: headers['accept-language'] }
    return pageKey(this.pageAddress(url), origin, reader)
  }

  /** The one form of a page's address, of which the page is made. */
  pageAddress(url: string): string {
    return pageAddress(url, this.pageParameters)
  }
}
