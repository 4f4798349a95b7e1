import { PersonalDataScreen } from '../../players/personal-data/personal-data-screen.tsx';

export default PersonalDataScreen;
