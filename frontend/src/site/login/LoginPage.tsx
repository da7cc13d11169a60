import { addressAfterSignIn } from '@fullcourt/domain/pages/sign-in'
import { useEffect, useState, type FormEvent } from 'react'
import { Page } from '../parts/Page'
import { pageAbout } from '../page'
import type { PageAt } from '../site'
import { tenantName } from '../site'
import styles from './LoginPage.module.css'

const failure = 'Login failed. Please check your credentials.'
const shownFor = 3000

/** The message is shown for three seconds (spec 1 §2); each failure starts them anew. */
const useFailure = () => {
  const [failed, setFailed] = useState(0)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (failed === 0) return
    const timer = window.setTimeout(() => setShown(false), shownFor)
    return () => window.clearTimeout(timer)
  }, [failed])
  const fail = () => {
    setShown(true)
    setFailed(times => times + 1)
  }
  return { shown, fail }
}

/** The sign-in of staff. After it, the whole page is loaded anew: the admin is a bundle of its own. */
export const LoginPage = ({ site, search }: PageAt) => {
  const [busy, setBusy] = useState(false)
  const { shown, fail } = useFailure()

  const signIn = async (form: FormData) => {
    const { user } = await site.api.post('/api/auth/login', {
      username: String(form.get('username')),
      password: String(form.get('password')),
      ...tenantName(site.tenant),
    })
    window.location.assign(addressAfterSignIn(user.role, search.get('next')))
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setBusy(true)
    signIn(new FormData(event.currentTarget)).catch(() => {
      setBusy(false)
      fail()
    })
  }

  return (
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
        <button type="submit" aria-disabled={busy}>
          {busy ? 'Signing in…' : 'Sign in'}
        </button>
        <p className={styles.failure} role="alert">
          {shown && failure}
        </p>
        <noscript>
          <p>Signing in needs JavaScript. Everything public can be read without it.</p>
        </noscript>
      </form>
    </Page>
  )
}

export const content = {
  component: LoginPage,
  ...pageAbout({
    queries: () => Promise.resolve(),
    head: (_, { site }) => ({ title: 'Sign in', description: `Sign in for the staff of ${site.name}.`, hidden: true }),
  }),
}
