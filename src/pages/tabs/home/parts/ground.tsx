import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import { themeClassOf, useShell } from '@/components/ui/page-shell/shell'

/** The one block that the server names dark has the dark colours whatever the theme (§3 darkModuleId). */
export function Ground({ dark, children }: PropsWithChildren<{ dark: boolean }>) {
  const { elder, calm } = useShell()
  if (!dark) return <>{children}</>
  return <View className={themeClassOf({ dark, elder, calm })}>{children}</View>
}
