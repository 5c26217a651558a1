import { createContext, useContext } from 'react';
import { mayUse, type StaffArea, type StaffRole } from '#domain/console/roles.ts';

// Who works here now, for the parts that offer more to some than to others.
export const RoleContext = createContext<StaffRole>('staff');

export const useMayUse = (area: StaffArea): boolean => mayUse(useContext(RoleContext), area);
