import type { PropsWithChildren } from 'react'
import { View, type ViewProps } from '@tarojs/components'
import styles from './index.module.scss'
import { cx } from '../cx'
import { useShell } from '../page-shell/shell'
import { Layer, useModal } from './target'
import { usePresence } from './use-presence'
import { useUid } from './use-uid'

type Placement = 'bottom' | 'right' | 'top' | 'center'

export interface PopupProps {
  open: boolean
  placement: Placement
  /** Escape, and a tap on the mask unless `maskClosable` is false. */
  onClose: () => void
  /** Name for screen readers. A string, as an id means nothing across the components of a mini-program. */
  label: string
  describedBy?: string
  maskClosable?: boolean
  /** A dialog lies over sheets. */
  above?: boolean
  role?: 'dialog' | 'alertdialog'
  className?: string
}

const NOT_A_TAB_STOP: Partial<ViewProps> & { readonly tabIndex: number } = { tabIndex: -1 }

/** What all popups share: theme, mask, animation, modal manners. Its panel is a flex column. */
export function Popup({
  open,
  placement,
  onClose,
  label,
  describedBy,
  maskClosable = true,
  above = false,
  role = 'dialog',
  className,
  children
}: PropsWithChildren<PopupProps>) {
  const { themeClass, insetStyle, active, holdBack, toHeading } = useShell()
  const panelId = useUid('popup')
  const { mounted, leaving } = usePresence(open)
  useModal({ panelId, open: open && active, onEscape: onClose, holdBack, toHeading })
  if (!mounted) return null
  return (
    <Layer>
      <View
        className={cx(
          themeClass,
          styles.root,
          above && styles.above,
          leaving && styles.leaving,
          !active && styles.away
        )}
        style={insetStyle}
      >
        <View
          className={styles.mask}
          catchMove
          aria-hidden="true"
          onClick={() => {
            if (maskClosable && !leaving) onClose()
          }}
        />
        <View
          id={panelId}
          className={cx(styles.panel, styles[placement], className)}
          role={role}
          aria-modal="true"
          aria-label={label}
          aria-describedby={describedBy}
          {...NOT_A_TAB_STOP}
        >
          {children}
        </View>
      </View>
    </Layer>
  )
}
