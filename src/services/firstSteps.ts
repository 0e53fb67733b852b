// Whether the first steps are still to be offered on this device: once, to whoever has not been here before.
import { DEVICE_KEYS } from './records/deviceThings.ts';
import { settingsStore } from './settings.ts';

/** Nobody has checked a text here, opened the first steps or declined them. Without storage nothing is offered: it would be each time. */
export function areFirstStepsNew(): boolean {
  try {
    return settingsStore.getState().lastLanguage === null && localStorage.getItem(DEVICE_KEYS.firstSteps) === null;
  } catch {
    return false;
  }
}

/** They were opened, or declined: they are not offered again. */
export function rememberFirstSteps(): void {
  try {
    localStorage.setItem(DEVICE_KEYS.firstSteps, 'seen');
  } catch {
    // Without storage they are never offered.
  }
}
