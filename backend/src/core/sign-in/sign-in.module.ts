import { Global, Module } from '@nestjs/common'
import { PRIVATE_STORE } from '../injection/tokens'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { Sweeper } from '../../storage/private-store/sweeper'
import { Attempts } from './attempts'
import { AuthController } from './auth.controller'
import { KnownDevices, openKnownDevices } from './known-devices'
import { LocalGuard } from './local.guard'
import { LocalStrategy } from './local.strategy'
import { openPasswords, Passwords } from './passwords'
import { SecondFactors } from './second-factor/second-factors'
import { INVITATION_SECRETS, LinkSecrets, SCORER_SECRETS, type LinkKind } from './links/link-secrets'
import { PasskeyChallenges } from './passkeys/challenges'
import { PasskeySignInController } from './passkeys/passkey-sign-in.controller'
import { openPasskeyChallenges, openPasskeys, Passkeys } from './passkeys/passkeys'
import { SessionRecords } from './session-records'
import { SignIn } from './sign-in'

const linkSecrets = (provide: symbol, kind: LinkKind) => ({
  provide,
  useFactory: (store: PrivateStore) => new LinkSecrets(store, kind),
  inject: [PRIVATE_STORE],
})

/** Signing in. Needs `ACCOUNTS` and `PRIVATE_STORE` of a global module, and `installSignIn` before the first request. */
@Global()
@Module({
  controllers: [AuthController, PasskeySignInController],
  providers: [
    SignIn,
    LocalStrategy,
    LocalGuard,
    { provide: Attempts, useFactory: () => new Attempts() },
    { provide: KnownDevices, useFactory: (store: PrivateStore) => openKnownDevices(store), inject: [PRIVATE_STORE] },
    { provide: Passwords, useFactory: (store: PrivateStore) => openPasswords(store), inject: [PRIVATE_STORE] },
    { provide: SecondFactors, useFactory: (store: PrivateStore) => new SecondFactors(store), inject: [PRIVATE_STORE] },
    { provide: Passkeys, useFactory: (store: PrivateStore) => openPasskeys(store), inject: [PRIVATE_STORE] },
    { provide: PasskeyChallenges, useFactory: (store: PrivateStore) => openPasskeyChallenges(store), inject: [PRIVATE_STORE] },
    { provide: SessionRecords, useFactory: (store: PrivateStore) => new SessionRecords(store), inject: [PRIVATE_STORE] },
    linkSecrets(SCORER_SECRETS, 'scorer'),
    linkSecrets(INVITATION_SECRETS, 'invitation'),
    { provide: Sweeper, useFactory: (store: PrivateStore) => new Sweeper(store), inject: [PRIVATE_STORE] },
  ],
  exports: [
    Attempts,
    KnownDevices,
    Passkeys,
    PasskeyChallenges,
    Passwords,
    SCORER_SECRETS,
    INVITATION_SECRETS,
    SecondFactors,
    SessionRecords,
    SignIn,
  ],
})
export class SignInModule {}
