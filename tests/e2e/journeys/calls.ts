/** Calls of the journey as they look on the wire. */
export const COMPLETE = /\/pdb\/user\/complete/
export const PAY = /\/pay\/create/
export const QUOTE = /realTimePrice/
export const SLOTS = /\/pdb\/v2\/timespans/
export const HOLD = /\/booking\/slot\/hold$/
export const REFRESH = /\/session\/refresh/

export const OFFLINE = /网络错误/
