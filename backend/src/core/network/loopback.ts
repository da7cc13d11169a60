/** True where an IP address is this machine's own. */
export const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/i.test(address)
