import type { FunctionComponent } from 'react'

/** Another site's page within ours; null where the host has no such thing. */
export type Frame = FunctionComponent<{ readonly src: string; readonly onFail: () => void }> | null
