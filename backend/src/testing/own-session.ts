import type { Answer, Client, Headers, Product } from './product'

/** The session's cookie that an answer sets; undefined where it sets none. */
export const cookieSetBy = ({ headers }: Answer): string | undefined =>
  [headers['set-cookie'] ?? []]
    .flat()
    .map(String)
    .find(cookie => cookie.startsWith('fullcourt_session='))
    ?.split(';')[0]

/** Somebody's session as a browser keeps it: the cookie that an answer sets takes the place of the one before. */
export type OwnSession = Client & { readonly status: number; readonly cookie: () => string }

/** Signs somebody in, apart from those of the product. */
export const openSession = async (product: Product, username: string, password: string): Promise<OwnSession> => {
  const nobody = product.as('nobody')
  const signedIn = await nobody.post('/api/auth/login', { username, password })
  let cookie = cookieSetBy(signedIn) ?? ''
  const keeping = async (answer: Promise<Answer>): Promise<Answer> => {
    cookie = cookieSetBy(await answer) ?? cookie
    return answer
  }
  const withCookie = (headers: Headers = {}): Headers => ({ ...headers, cookie })
  return {
    status: signedIn.status,
    cookie: () => cookie,
    get: (address, headers) => keeping(nobody.get(address, withCookie(headers))),
    post: (address, body, headers) => keeping(nobody.post(address, body, withCookie(headers))),
    put: (address, body, headers) => keeping(nobody.put(address, body, withCookie(headers))),
    delete: (address, headers, body) => keeping(nobody.delete(address, withCookie(headers), body)),
  }
}
