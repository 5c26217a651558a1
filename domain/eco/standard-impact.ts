// The same for every visitor, whatever was chosen.
export const STANDARD_IMPACT = {
  gallonsSavedPerYear: 2_400,
  energyReductionPercent: 68,
  annualSavings: 1_850,
  co2TonsPerYear: 3.2,
  chemicalReductionPercent: 85,
  renewablePercent: 70,
  initialInvestment: 14_000,
  tenYearSavings: 18_500,
  net: 4_500,
  paybackYears: 7.6,
} as const;
