import { test } from '@playwright/test'
import type { Driver } from './driver'
import { H5Driver } from './h5'
import { WeappDriver } from './weapp'

/** A phone that shows the target of the running project: the site in a browser, or the mini-program. */
export function launchPhone(origin: string, artifacts: string): Promise<Driver> {
  const launch = test.info().project.name === 'h5' ? H5Driver.launch : WeappDriver.launch
  return launch(origin, artifacts)
}
