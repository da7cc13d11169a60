import type { Settings } from '../../core/settings/settings'

type SystemFault = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number }

const listenFault = ({ code, address, port, message }: SystemFault, host: string): string => {
  if (code === 'EADDRINUSE') return `Port ${port} of ${address} is in use. Choose another by PORT, or end what uses it.`
  if (code === 'EACCES') return `Port ${port} of ${address} may not be used. Choose another by PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST ${host} is not an address of this machine (${code}).`
  return message
}

/** What ended the product early, as a sentence for a person where it is a known fault, with a stack where it is not. */
export const describeStartError = (error: unknown, { dataFolder, host }: Pick<Settings, 'dataFolder' | 'host'>): string => {
  if (!(error instanceof Error)) return String(error)
  if ('kind' in error) return error.message
  const fault: SystemFault = error
  if (fault.syscall === 'listen' || fault.syscall === 'getaddrinfo') return listenFault(fault, host)
  if (fault.syscall !== undefined && fault.path !== undefined)
    return `The data folder ${dataFolder} cannot be used: ${fault.message}.`
  return error.stack ?? error.message
}
