import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { Observable } from 'rxjs'
import { FormInterceptor } from '../../core/http/multipart'
import { CacheInterceptor } from '../../public/response-cache/cache.interceptor'
import { PreviewInterceptor } from '../previews/preview.interceptor'
import { CommandContextInterceptor } from './command-context.interceptor'

type Passed = { readonly intercept: (context: ExecutionContext, next: CallHandler) => Observable<unknown> }

/**
 * What every call passes, from the outside in. For each interceptor that Nest itself calls it makes an async resource, a promise and
 * three observables in each call, and a page is made of many calls: here one calls the next.
 */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  private readonly fromInside: readonly Passed[]

  constructor(
    cache: CacheInterceptor,
    forms: FormInterceptor,
    commands: CommandContextInterceptor,
    previews: PreviewInterceptor,
  ) {
    this.fromInside = [previews, commands, forms, cache]
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return this.fromInside
      .reduce<CallHandler>((inner, passed) => ({ handle: () => passed.intercept(context, inner) }), next)
      .handle()
  }
}
