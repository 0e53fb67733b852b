import { useState } from 'react';
import { getConfig } from '../../../services/config/config.ts';
import { stayOffered } from '../../../services/person/session.ts';
import { useFlow } from './store.ts';

/** The choice "stay signed in": whether it is offered, and its value until the user chooses. */
export function useStay() {
  const offered = stayOffered();
  const flow = useFlow((state) => state.stay);
  const [chosen, setStay] = useState(flow ?? getConfig().auth?.tokenStorage === 'local');
  return { offered, stay: offered ? chosen : undefined, setStay };
}
