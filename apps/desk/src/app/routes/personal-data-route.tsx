import { PersonalDataScreen } from '../../features/personal-data/personal-data-screen.tsx';

export default PersonalDataScreen;
