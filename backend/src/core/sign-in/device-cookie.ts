import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** What the device is to bring from now on: somebody signed in with it. */
    device?: string | undefined
  }
}

const DEVICE_COOKIE = 'fullcourt_device'
/** In seconds: a year. */
const LASTS = 365 * 24 * 60 * 60

const nameOf = ({ protocol }: FastifyRequest): string => (protocol === 'https' ? `__Host-${DEVICE_COOKIE}` : DEVICE_COOKIE)

/** What the device of a request brings. */
export const deviceCookieOf = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)]

/** Sends a device what it is to bring, with the answer to the sign-in; only sign-ins get it back. */
export const sendDeviceCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.device === undefined) return
  const secure = request.protocol === 'https'
  reply.setCookie(nameOf(request), request.device, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: LASTS })
}
