import { createApi } from '../../api/client'
import { addressAfterSignIn } from '@fullcourt/domain/pages/sign-in'
import { ApiError, messageOf } from '../../api/api-error'
import { needsCode } from '../../api/second-factor'
import { useEffect, useState, type FormEvent } from 'react'
import { Page } from '../parts/Page'
import { pageAbout } from '../page'
import type { PageAt } from '../site'
import { tenantName } from '../site'
import { PasskeyButton } from './PasskeyButton'
import styles from './LoginPage.module.css'

const WRONG = 'Login failed. Please check your credentials.'
const shownFor = 3000

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Wrong credentials are said in the words of the specification; anything else says itself what it is. */
const messageFor = (problem: unknown) =>
  problem instanceof ApiError && problem.status === 401 && !needsCode(problem) ? WRONG : messageOf(problem, 'Login failed.')

/**
 * That the credentials are wrong is shown for three seconds, which each failure starts anew. What else went wrong stays
 * until the next attempt: it may have to be waited for.
 * See docs/public-pages.md#signing-in.
 */
const useFailure = () => {
  const [failed, setFailed] = useState<{ readonly message: string } | null>(null)
  useEffect(() => {
    if (failed?.message !== WRONG) return
    const timer = window.setTimeout(() => setFailed(null), shownFor)
    return () => window.clearTimeout(timer)
  }, [failed])
  const fail = (message: string) => setFailed({ message })
  return { message: failed?.message, fail, clear: () => setFailed(null) }
}

/** The sign-in of staff. After it, the whole page is loaded anew: the admin is a bundle of its own. */
export const LoginPage = ({ site, search }: PageAt) => {
  const [busy, setBusy] = useState(false)
  const [asksForCode, setAsksForCode] = useState(false)
  const { message, fail, clear } = useFailure()

  const signIn = async (form: FormData) => {
    const { user } = await createApi(site.api.send).post('/api/auth/login', {
      username: String(form.get('username')),
      password: String(form.get('password')),
      ...(asksForCode && { code: String(form.get('code')) }),
      ...tenantName(site.tenant),
    })
    window.location.assign(addressAfterSignIn(user.role, search.get('next')))
  }

  const begin = () => {
    setBusy(true)
    clear()
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    begin()
    signIn(new FormData(event.currentTarget)).catch((problem: unknown) => {
      setBusy(false)
      if (needsCode(problem)) setAsksForCode(true)
      if (asksForCode || !needsCode(problem)) fail(messageFor(problem))
    })
  }

  const failPasskey = (problem: unknown) => {
    setBusy(false)
    fail(messageOf(problem, 'Login failed.'))
  }

  return (
    <div className={styles.place}>
      <Page title="Sign in" about={`For the staff of ${site.name}.`}>
        <form className={styles.form} method="post" onSubmit={submit}>
          <label>
            Username
            <input name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
          </label>
          <label>
            Password
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
          {asksForCode && (
            <label>
              Code from your authenticator app
              <input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} ref={focus} required />
              <small>Lost your device? Enter one of your recovery codes.</small>
            </label>
          )}
          <button type="submit" aria-disabled={busy}>
            {busy ? 'Signing in…' : 'Sign in'}
          </button>
          <PasskeyButton site={site} search={search} busy={busy} onBegin={begin} onFailure={failPasskey} />
          <p className={styles.failure} role="alert">
            {message}
          </p>
          <noscript>
            <p>Signing in needs JavaScript. Everything public can be read without it.</p>
          </noscript>
        </form>
      </Page>
    </div>
  )
}

export const content = {
  component: LoginPage,
  ...pageAbout({
    queries: () => Promise.resolve(),
    head: (_, { site }) => ({ title: 'Sign in', description: `Sign in for the staff of ${site.name}.`, hidden: true }),
  }),
}
