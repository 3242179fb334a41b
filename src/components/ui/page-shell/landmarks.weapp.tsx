import type { PropsWithChildren, ReactNode } from 'react'

/** WeChat's reader knows no landmarks. */
export const Landmarks = ({ children }: PropsWithChildren): ReactNode => children
export const Banner = Landmarks
export const banner = {} as const
