import { Controller, Get, Global, Header, Module, Req, UnauthorizedException, type DynamicModule } from '@nestjs/common'
import type {} from '@fastify/session'
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify'
import { Test } from '@nestjs/testing'
import type { FastifyRequest } from 'fastify'
import { PRIVATE_STORE } from '../../injection/tokens'
import { bodyPipe } from '../../http/body.pipe'
import { openEmbeddedPrivateStore } from '../../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { installSignIn } from '../install-sign-in'
import { ACCOUNTS, type Accounts } from '../ports'
import { SignInModule } from '../sign-in.module'
import { userOfSession } from '../user-of-session'

/** A call for signed-in people only, and a page for everybody. */
@Controller()
class ProbeController {
  @Get('api/probe')
  probe(@Req() request: FastifyRequest): { user: number } {
    const user = userOfSession(request)
    if (user === undefined) throw new UnauthorizedException('Please sign in.')
    return { user }
  }

  @Get('page')
  @Header('Cache-Control', 'public, no-cache')
  page(): string {
    return 'page'
  }
}

@Global()
@Module({})
class GivenModule {
  static with(store: PrivateStore, accounts: Accounts): DynamicModule {
    const providers = [
      { provide: PRIVATE_STORE, useValue: store },
      { provide: ACCOUNTS, useValue: accounts },
    ]
    return { module: GivenModule, providers, exports: [PRIVATE_STORE, ACCOUNTS] }
  }
}

@Module({})
class ProbeModule {
  static with(store: PrivateStore, accounts: Accounts): DynamicModule {
    return { module: ProbeModule, imports: [GivenModule.with(store, accounts), SignInModule], controllers: [ProbeController] }
  }
}

export type OpenedSignIn = {
  readonly app: NestFastifyApplication
  readonly store: PrivateStore
  readonly close: () => Promise<void>
}

/** Signing in over HTTP, on the private store of a folder. */
export const openSignIn = async (
  folder: string,
  accounts: Accounts,
  { trustProxy = false, sessionSecret = null as string | null } = {},
): Promise<OpenedSignIn> => {
  const store = await openEmbeddedPrivateStore(folder)
  const adapter = new FastifyAdapter({ trustProxy })
  const testing = await Test.createTestingModule({ imports: [ProbeModule.with(store, accounts)] }).compile()
  const app = testing.createNestApplication<NestFastifyApplication>(adapter, { logger: false })
  app.useGlobalPipes(bodyPipe())
  await installSignIn(app, { sessionSecret })
  await app.init()
  await app.getHttpAdapter().getInstance().ready()
  const close = async () => {
    await app.close()
    await store.close()
  }
  return { app, store, close }
}
