import { DEFAULT_DESIGN } from '#domain/design/default-design.ts';
import type { Design } from '#domain/design/design.ts';
import { ofMaterial } from '#domain/design/material.ts';
import { STYLE_OF_TYPE } from '#domain/design/style-of-type.ts';
import type { OptimizationForm } from './optimization-form.ts';
import type { YardOption } from './optimizer.ts';
import { PRIORITY_RULES } from './priorities.ts';
import type { SitePlan } from './site-plan.ts';
import { STANDARD_CHOICES, STANDARD_POOL } from './standard-recommendation.ts';

export function designOfOption(option: YardOption, form: OptimizationForm, plan: SitePlan): Design {
  return {
    ...DEFAULT_DESIGN,
    style: STYLE_OF_TYPE[option.type],
    lengthFt: option.lengthFt,
    widthFt: option.widthFt,
    shallowFt: option.depths.shallow,
    deepFt: option.depths.deep,
    features: [...PRIORITY_RULES[form.priority].designFeatures],
    houseSide: plan.houseSide,
    ...ofMaterial(plan.material),
    childFriendly: form.priority === 'family',
    words: '',
  };
}

export function designOfStandard(plan: SitePlan): Design {
  return {
    ...DEFAULT_DESIGN,
    style: 'Rectangular',
    lengthFt: STANDARD_POOL.lengthFt,
    widthFt: STANDARD_POOL.widthFt,
    features: ['Raised Spa', 'LED Lighting', 'Heating'],
    ...ofMaterial(STANDARD_CHOICES.material),
    houseSide: plan.houseSide,
  };
}
